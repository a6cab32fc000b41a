import Foundation
import Projects
import Testing

@Suite("Source in which objects are made of classes that are known at run time, as it is compiled here")
struct MetatypeSourceTests {
  private func compiled(_ text: String) -> String? { PhoneSource(text, own: [], removesMain: false).text }

  @Test("given a generic class of UIKit, then its objects are made by functions of ours")
  func generic() {
    #expect(
      compiled("func f<T: UIViewController>() -> T { return T(nibName: nil, bundle: nil) }")
        == "func f<T: UIViewController>() -> T { return _made(T.self, nibName: nil, bundle: nil) }")
    #expect(
      compiled("func f<T>(_ a: T.Type) -> T where T: UIView & Named { T.init() }")
        == "func f<T>(_ a: T.Type) -> T where T: UIView & Named { _made(T.self) }")
    #expect(
      compiled("class Card<V: UIView> {\n  let v = V(frame: .zero)\n}")
        == "class Card<V: UIView> {\n  let v = _made(V.self, frame: .zero)\n}")
  }

  @Test(
    "given an extension of a class of UIKit, then what makes the class itself is a function of ours, and no initializer"
  )
  func extensions() {
    #expect(
      compiled("extension UIView {\n  class func made() -> Self { return self.init(frame: .zero) }\n}")
        == "extension UIView {\n  class func made() -> Self { return _made(self, frame: .zero) }\n}")
    #expect(
      compiled("extension Named where Self: UIViewController { static func made() -> Self { Self() } }")
        == "extension Named where Self: UIViewController { static func made() -> Self { _made(Self.self) } }")
    #expect(
      compiled("protocol Named where Self: UIView {}\nextension Named { static func made() -> Self { Self() } }")
        == "protocol Named where Self: UIView {}\nextension Named { static func made() -> Self { _made(Self.self) } }")
    #expect(compiled("extension UIView {\n  convenience init(a: Int) { self.init(frame: .zero) }\n}") == nil)
  }

  @Test("given a module's own names for classes of UIKit in other files, then their objects are made by ours")
  func ownNames() {
    let views = ViewNames(of: [
      "import UIKit\ntypealias ViewType = UIView\n", "protocol Styled: Named {}\nprotocol Named: ViewType {}",
      "protocol Providing {\n  associatedtype View: ViewType\n}",
    ])
    func compiled(_ text: String) -> String? { PhoneSource(text, own: [], removesMain: false, views: views).text }
    // Then
    #expect(
      compiled("import UIKit\nextension Styled { static func made() -> Self { Self() } }")
        == "import UIKit\nextension Styled { static func made() -> Self { _made(Self.self) } }")
    #expect(
      compiled("import UIKit\nextension Modeled where Self: Providing {\n  var a: A { A(make: View.init, b: 1) }\n}")
        == "import UIKit\nextension Modeled where Self: Providing {\n"
        + "  var a: A { A(make: { _made(View.self) }, b: 1) }\n}")
    #expect(
      compiled("// A view.\nextension Styled { static func made() -> Self { Self() } }")
        == "import UIKit; // A view.\nextension Styled { static func made() -> Self { _made(Self.self) } }")
    #expect(compiled("import UIKit\nextension Other { static func made() -> Self { Self() } }") == nil)
  }

  @Test(
    "given what is no class of UIKit, then it stays",
    arguments: [
      "func f<T: UIViewRepresentable>() -> T { T() }", "struct A { static let a = Self() }\nextension UIView {}",
      "func f<T: UIView>(_ view: T) { view.T(frame: .zero); MyT() }",
      "protocol Styled: UIView { init(style: Int) }\nextension Styled { static func made() -> Self { Self(style: 1) } }",
    ])
  func others(source: String) {
    #expect(compiled(source) == nil)
  }

  @Test("given an opaque type of a protocol of Objective-C, then it is any value of it")
  func opaque() {
    #expect(
      compiled("@objc protocol Typed {}\nvar a: (some Typed)? { b }")
        == "      protocol Typed: AnyObject {}\nvar a: (any  Typed)? { b }")
  }
}
