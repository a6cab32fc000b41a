import Foundation
import Testing

@testable import Projects

struct PhoneSourceTests {
  @Test(
    "Given conditions about the platform, when a file is read, then they are answered as on an iPhone and its lines stay"
  )
  func conditions() {
    let source = PhoneSource(
      """
      #if os(iOS) && !os(macOS) || canImport(UIKit)
      import ARKit
      #elseif targetEnvironment(macCatalyst) && DEBUG && canImport(Kit)
      #endif
      """, own: ["Kit"], removesMain: false)
    #expect(
      source.text == """
        #if true && !false || true
        import Foundation
        #elseif false && DEBUG && true
        #endif
        """)
    #expect(source.missing == ["ARKit"])
  }

  @Test("Given a module without content, then it can be imported, and conditions choose what works without it")
  func withoutContent() {
    let source = PhoneSource(
      "import Metal\nimport MetalPerformanceShaders\n#if canImport(SceneKit)\n#elseif canImport(Metal)\n#endif",
      own: [], removesMain: false)
    #expect(source.text == "import Metal\nimport Metal\n#if false\n#elseif false\n#endif")
    #expect(source.missing.isEmpty)
  }

  @Test(
    "Given an import of a part of a framework, when a file is read, then all of it is imported, and single names stay")
  func parts() {
    let source = PhoneSource(
      "import CoreImage.CIFilterBuiltins\nimport os.log\nimport struct SwiftUI.Color\n@preconcurrency public import CoreMedia",
      own: [], removesMain: false)
    #expect(
      source.text
        == "import CoreImage\nimport os.log\nimport struct SwiftUI.Color\n@preconcurrency public import AVFoundation")
    #expect(source.missing.isEmpty)
  }

  @Test(
    "Given names that SwiftUI and UIKit bring along on an iPhone, then their modules are imported once, on the same line"
  )
  func unnamed() {
    func text(_ source: String) -> String? { PhoneSource(source, own: [], removesMain: false).text }
    #expect(
      text("import UIKit\nimport SwiftUI\nlet a = UNUserNotificationCenter.current()")
        == "import UIKit; import UserNotifications\nimport SwiftUI\nlet a = UNUserNotificationCenter.current()")
    #expect(text("import SwiftUI\n@FetchRequest var a: X") == "import SwiftUI; import CoreData\n@FetchRequest var a: X")
    #expect(
      text("import SwiftUI\nvar a: FetchedResults<X>") == "import SwiftUI; import CoreData\nvar a: FetchedResults<X>")
    #expect(text("import SwiftUI\nimport UserNotifications\nlet a = UNNotificationRequest.self") == nil)
    #expect(text("import SwiftUI\nstruct UNITY {}") == nil)
    #expect(text("import UIKit\n#Preview { UIView() }") == "import UIKit; import SwiftUI\n#Preview { UIView() }")
  }

  @Test(
    "Given a module with a type that is called like one of Combine's, then whoever imports the module means that one")
  func preferred() {
    let types = PhoneSource.preferredTypes(
      of: "Kit", in: ["@frozen\npublic struct Record: Sendable {}\nstruct Just {}", "public enum Recorder {}"])
    #expect(types == ["struct Kit.Record"])
    let source = PhoneSource("import Kit\nimport UIKit", own: ["Kit"], preferred: ["Kit": types], removesMain: false)
    #expect(source.text == "import Kit; import struct Kit.Record\nimport UIKit")
  }

  @Test("Given a module with its own type for systems before Apple's, then files that import SwiftUI mean Apple's")
  func obsolete() {
    let type = "  @available(iOS, introduced: 13, obsoleted: 17)\n  public struct Bindable<Value> {}"
    let types = PhoneSource.typesOfApple(thatReplaceThoseIn: [type])
    #expect(types == ["SwiftUI": ["struct SwiftUI.Bindable"]])
    #expect(PhoneSource.typesOfApple(thatReplaceThoseIn: ["public struct Bindable<Value> {}"]).isEmpty)
    let source = PhoneSource("  import SwiftUI\nimport Kit", own: ["Kit"], preferred: types, removesMain: false)
    #expect(source.text == "  import SwiftUI; import struct SwiftUI.Bindable\nimport Kit")
  }

  @Test("Given Combine without its checks of concurrency, then its other module is, without what Combine replaces")
  func preconcurrency() {
    let source = PhoneSource("@preconcurrency import Combine", own: [], removesMain: false)
    #expect(
      source.text
        == "@preconcurrency import Combine; @preconcurrency import struct OpenCombine.CombineIdentifier")
  }

  @Test("Given a file that is the same for every platform, then it is compiled as it is")
  func plain() {
    #expect(PhoneSource("import SwiftUI\n@main struct A: App {}", own: [], removesMain: false).text == nil)
  }

  @Test("Given an app's entry, when the phone starts it, then the attribute is blank and columns stay")
  func entry() {
    #expect(PhoneSource("@main struct A: App {", own: [], removesMain: true).text == "      struct A: App {")
    #expect(AppEntry.find(in: ["@main\nstruct Shop: App {"]) == .app("Shop"))
    #expect(AppEntry.find(in: ["@main\nfinal class D: UIResponder, UIApplicationDelegate {"]) == .delegate("D"))
    #expect(
      AppEntry.find(in: ["@main\nenum M { static func main() { Shop.main() } }", "struct Shop: App {}"]) == .app("Shop")
    )
  }

  @Test("Given a file that starts another delegate for tests, then the app begins with its own")
  func chosenEntry() {
    let start = """
      let isTested = NSClassFromString("XCTestCase") != nil
      let delegate: AnyClass = isTested ? TestDelegate.self : AppDelegate.self
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate))
      """
    let classes = [
      "class TestDelegate: NSObject, UIApplicationDelegate {}",
      "class AppDelegate: UIResponder, UIApplicationDelegate {}",
    ]
    #expect(AppEntry.find(in: [start] + classes) == .delegate("AppDelegate"))
    #expect(AppEntry.find(in: classes) == nil)
  }

  @Test(
    "Given a test whose set-up waits for nothing, when it is read, then the set-up is that of the main actor, on the same line"
  )
  func setUp() {
    let source = PhoneSource(
      """
      import XCTest
      @MainActor final class ShopTests: XCTestCase {
        override func setUp() { super.setUp(); shop = Shop() }
        override func setUp() async throws { try await super.setUp() }
        override class func tearDown() { super.tearDown() }
        override func setUpWithError() throws { try super.setUpWithError() }
        func setUp() {}
      }
      """, own: [], removesMain: false, isTest: true)
    #expect(
      source.text == """
        import ScrollworkXCTest
        @MainActor final class ShopTests: XCTestCase {
          override func _setUp() { super._setUp(); shop = Shop() }
          override func setUp() async throws { try await super.setUp() }
          override class func _tearDown() { super._tearDown() }
          override func _setUpWithError() throws { try super._setUpWithError() }
          func setUp() {}
        }
        """)
  }

  @Test("Given the bundle of a class, when a file is read, then it is found by the class's module")
  func bundles() {
    let source = PhoneSource(
      """
      import Foundation
      let here = Bundle(for: Model.self).url(forResource: "a", withExtension: "json")
      let other = MyBundle(for: Model.self)
      """, own: [], removesMain: false)
    #expect(
      source.text == """
        import Foundation
        let here = Bundle._bundle(for: Model.self).url(forResource: "a", withExtension: "json")
        let other = MyBundle(for: Model.self)
        """)
  }

  @Test("Given what a status of HTTP is called, when a file is read, then Apple's name of it is asked for")
  func statuses() {
    let source = PhoneSource(
      "import Foundation\nlet name = HTTPURLResponse.localizedString(forStatusCode: 404)", own: [], removesMain: false)
    #expect(
      source.text == "import Foundation\nlet name = HTTPURLResponse._localizedString(forStatusCode: 404)")
  }

  @Test(
    "Given a keychain without an import of its own, when a file is read, then it has one, as Foundation brings it along"
  )
  func keychain() {
    let source = PhoneSource(
      "import XCTest\nlet status = errSecItemNotFound", own: [], removesMain: false, isTest: true)
    #expect(source.text == "import Security; import ScrollworkXCTest\nlet status = errSecItemNotFound")
    #expect(
      PhoneSource("import Security\nimport Foundation\nlet a = kSecClass", own: [], removesMain: false).text == nil)
    let trust = PhoneSource("import Foundation\nvar trust: SecTrust?", own: [], removesMain: false)
    #expect(trust.text == "import Security; import Foundation\nvar trust: SecTrust?")
    let filter = PhoneSource("import UIKit\nvar filter: CIFilter?", own: [], removesMain: false)
    #expect(filter.text == "import UIKit; import CoreImage\nvar filter: CIFilter?")
    let server = PhoneSource("import Foundation\nlet trust = space.serverTrust", own: [], removesMain: false)
    #expect(server.text == "import Security; import Foundation\nlet trust = space.serverTrust")
  }

  @Test("Given a file that reads XML, then the module that has it here is imported on the same line")
  func xml() {
    let source = PhoneSource(
      "import Foundation\nfinal class Feed: NSObject, XMLParserDelegate {}", own: [], removesMain: false)
    #expect(source.text?.hasPrefix("import FoundationXML; import Foundation\n") == true)
  }

  @Test("Given a class that item providers read, which imports Foundation alone, then it sees them")
  func itemProviders() {
    let text = "import Foundation\nextension Card: NSItemProviderReading {}"
    #expect(PhoneSource(text, own: [], removesMain: false).text?.hasPrefix("import CoreTransferable; ") == true)
    let view = PhoneSource("import SwiftUI\nvar item: NSItemProvider?", own: [], removesMain: false)
    #expect(view.text?.contains("CoreTransferable") != true)
  }

  @Test("given a process info of one's own, then it is the shared one")
  func processInfo() {
    let source = PhoneSource(
      "let a = ProcessInfo().arguments\nlet b = ProcessInfo.processInfo", own: [], removesMain: false)
    #expect(source.text == "let a = ProcessInfo.processInfo.arguments\nlet b = ProcessInfo.processInfo")
  }

  @Test("Given a response to nothing, then it is one to the root folder")
  func response() {
    let source = PhoneSource("let response = URLResponse()\nlet other = HTTPURLResponse()", own: [], removesMain: false)
    #expect(
      source.text == """
        let response = URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
        let other = HTTPURLResponse(url: URL(fileURLWithPath: "/"), statusCode: 200, httpVersion: nil, headerFields: nil)!
        """)
  }

  @Test("Given a date formatter's names in a condition, when a file is compiled, then they can be unwrapped")
  func dateSymbols() {
    let source = PhoneSource(
      "guard let days = formatter.veryShortWeekdaySymbols, !days.isEmpty else { return }\n"
        + "if let noon = DateFormatter().pmSymbol { show(noon) }\nlet months = calendar.monthSymbols, first = 1",
      own: [], removesMain: false)
    #expect(
      source.text == "guard let days = formatter.veryShortWeekdaySymbols as [String]?, !days.isEmpty else { return }\n"
        + "if let noon = DateFormatter().pmSymbol as String? { show(noon) }\n"
        + "let months = calendar.monthSymbols, first = 1")
  }

  @Test("Given a timer as a first value, then it is one that is on no run loop")
  func timers() {
    let source = PhoneSource("var timer = Timer()\nlet other = MyTimer()", own: [], removesMain: false)
    #expect(
      source.text == "var timer = Timer(timeInterval: 0, repeats: false) { _ in }\nlet other = MyTimer()")
  }
}
