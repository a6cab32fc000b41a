import Foundation
import Testing

@testable import Projects

@Suite("Source with outlets and actions, as it is compiled for storyboards")
struct InterfaceSourceTests {
  /// Returns the first file as it is compiled with the others.
  private func compiled(_ files: String...) -> String {
    var classes = InterfaceClasses()
    classes.add(files, module: "Shop", own: [])
    return PhoneSource(files[0], own: [], removesMain: false, interfaces: classes).text ?? files[0]
  }

  @Test("Given outlets with all that can stand before them, then each is set by its name, in the line of the class")
  func outlets() {
    // Given
    let source = """
      final class Page: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBOutlet
        weak var a, b: UIView?
        @IBInspectable public var radius = 5.0 { didSet {} }
        // @IBOutlet var old: UILabel!
      }
      """
    // When
    let lines = compiled(source).split(separator: "\n", omittingEmptySubsequences: false)
    // Then
    let parts = [
      "final class Page: UIViewController { @MainActor public override func _setInterfaceValue(_ value: Any?, forKey key: String) -> Bool",
      #"{ switch key { case "label": return _setInterface(&self.label, to: value);"#,
      #"case "a": return _setInterface(&self.a, to: value); case "b": return _setInterface(&self.b, to: value);"#,
      #"case "radius": return _setInterface(&self.radius, to: value);"#,
      "default: return super._setInterfaceValue(value, forKey: key) } };",
    ]
    #expect(lines[0] == parts.joined(separator: " "))
    #expect(lines[1] == "            private weak var label: UILabel!")
    #expect(lines.count == 7)
  }

  @Test(
    "Given actions, then they are called by their names in Objective-C, with the sender and the event that they take",
    arguments: [
      ("tap()", "tap", "_ = self.`tap`(); return true"),
      ("tap(_ sender: Any)", "tap:", "guard let sender else { return false }; _ = self.`tap`(sender); return true"),
      (
        "tap(button: UIButton)", "tapWithButton:",
        "guard let sender = sender as? UIButton else { return false }; _ = self.`tap`(`button`: sender); return true"
      ),
      ("go(to place: Any?)", "goTo:", "_ = self.`go`(`to`: sender); return true"),
      (
        "tap(_ sender: UIButton?, forEvent event: UIEvent)", "tap:forEvent:",
        "guard sender == nil || sender is UIButton, let event else { return false }; "
          + "_ = self.`tap`(sender as? UIButton, `forEvent`: event); return true"
      ),
    ])
  func actions(declaration: String, name: String, call: String) {
    let text = compiled("class Page: UIViewController {\n  @IBAction fileprivate func \(declaration) {}\n}")
    #expect(text.contains("case \"\(name)\": \(call); default: return super._performInterfaceAction("))
  }

  @Test("Given a name for Objective-C, then that is the action's; given an action that waits, then there is none")
  func otherActions() {
    let page = "class Page: UIViewController {\n  @objc(press:) @IBAction func tap(_ a: UIButton) {}\n}"
    #expect(compiled(page).contains("case \"press:\": "))
    #expect(!compiled("class Page: UIViewController {\n  @IBAction func tap() async {}\n}").contains("case"))
  }

  @Test("Given an action that makes the controller of a segue, then it gets what it asks for")
  func destinations() {
    let text = compiled(
      "class Page: UIViewController {\n  @IBSegueAction func open(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> Detail? { nil }\n}"
    )
    #expect(
      text.contains(
        "case \"open:sender:segueIdentifier:\": return self.`open`(coder, `sender`: sender, `segueIdentifier`: identifier);"
      ))
  }

  @Test("Given actions in extensions of other files, then the class calls those that it can see")
  func extensions() {
    let text = compiled(
      "class Page: UIViewController {}",
      "extension Page {\n  @IBAction func save() {}\n  @IBAction private func hide() {}\n}")
    #expect(text.contains("case \"save\""))
    #expect(!text.contains("case \"hide\""))
  }

  @Test("Given a property that is only read, then nobody sets it")
  func readOnly() {
    let text = compiled(
      "class Page: UIView {\n  @IBInspectable var a: CGFloat { 1 }\n  @IBInspectable var b: CGFloat\n  {\n    get { 1 }\n    set {}\n  }\n}"
    )
    #expect(text.contains("case \"b\""))
    #expect(!text.contains("case \"a\""))
  }

  @Test("Given what is not compiled for iOS, then it has no outlets")
  func conditions() {
    let text = compiled(
      "class Page: UIViewController {\n#if os(macOS)\n  @IBOutlet var a: NSView!\n#else\n  @IBOutlet var b: UIView!\n#endif\n}"
    )
    #expect(text.contains("case \"b\""))
    #expect(!text.contains("case \"a\""))
  }

  @Test("Given classes that are no responders, then the first with outlets conforms, and those below override")
  func objects() {
    let base = "class Source: NSObject {\n  @IBOutlet var table: UITableView!\n}"
    let derived = "class Mine: Source {\n  @IBOutlet var label: UILabel!\n}"
    #expect(compiled(base, derived).hasPrefix("class Source: NSObject, _InterfaceObject { @MainActor public func _set"))
    #expect(compiled(derived, base).hasPrefix("class Mine: Source { @MainActor public override func _set"))
    let odd = "class Odd: Unheard {\n  @IBOutlet var label: UILabel!\n}"
    #expect(!compiled(odd).contains("_setInterface"))
    #expect(!compiled("class More: Odd {\n  @IBOutlet var label: UILabel!\n}", odd).contains("_setInterface"))
    let plain = "class Plain {}\nclass PlainController {}"
    #expect(!compiled("class Mine: PlainController {\n  @IBOutlet var a: UIView!\n}", plain).contains("_setInterface"))
  }

  @Test("Given an open, a nested and a generic class, then each has its own members")
  func kinds() {
    #expect(compiled("open class A: UIView {\n  @IBOutlet var a: UIView!\n}").contains("@MainActor open override func"))
    let text = compiled(
      "class Outer<T: Sequence>: UIView where T.Element == Int {\n  class Inner: UIView {\n    @IBOutlet var a: UIView!\n  }\n}"
    )
    #expect(text.contains("  class Inner: UIView { @MainActor public override func _setInterfaceValue"))
    #expect(text.hasPrefix("class Outer<T: Sequence>: UIView where T.Element == Int {\n"))
  }

  @Test(
    "Given inspectable properties in an extension of Apple's class, then it has a setter, which a table of the module calls"
  )
  func extensionsOfViews() throws {
    let source = "extension UIView {\n  @IBInspectable var corners: CGFloat {\n    get { 0 }\n    set {}\n  }\n}"
    let name = try #require(
      compiled(source).firstMatch(of: #/^extension UIView { @MainActor internal func (\w+)\(/#)?.1)
    var classes = InterfaceClasses()
    classes.add([source], module: "Shop", own: [])
    #expect(
      InterfaceSetter.source(for: classes.setters)
        .contains("if let object = object as? UIView, object.\(name)(value, forKey: key) { return true }"))
    #expect(
      compiled(source).contains(
        #"{ switch key { case "corners": return _setInterface(&self.corners, to: value); default: return false } };"#))
  }

  @Test("Given no storyboard, then the words are left out and nothing is added")
  func alone() {
    let source = "class Page: UIViewController {\n  @IBOutlet var a: UIView!\n}"
    #expect(
      PhoneSource(source, own: [], removesMain: false).text
        == "class Page: UIViewController {\n            var a: UIView!\n}")
  }
}
