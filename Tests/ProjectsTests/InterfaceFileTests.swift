import Foundation
import Testing

@testable import Projects

@Suite("Storyboards and xibs in the app's bundle")
struct InterfaceFileTests {
  private let folder = Folder()

  private func compiled(_ text: String, _ classes: InterfaceClasses = InterfaceClasses()) throws -> String {
    let file = try folder.write("Main.storyboard", text)
    return String(decoding: try InterfaceFile.compiled(file, module: "Shop", classes), as: UTF8.self)
  }

  @Test("Given elements, attributes and texts, then they are in the JSON without what is empty")
  func elements() throws {
    #expect(
      try compiled(
        """
        <?xml version="1.0"?>
        <document version="3.0">
          <label id="a" text="A &amp; B&#10;C"/><string key="title">one
        two</string><subviews/>
        </document>
        """)
        == #"{"a":{"version":"3.0"},"c":[{"a":{"id":"a","text":"A & B\nC"},"n":"label"},"#
        + #"{"a":{"key":"title"},"n":"string","t":"one\ntwo"},{"n":"subviews"}],"n":"document"}"#)
  }

  @Test("Given custom classes, then the module is the target's, the one that has it, or that of the Objective-C name")
  func customClasses() throws {
    // Given
    var classes = InterfaceClasses()
    classes.add(["@objc(KitView)\npublic final class View: UIView {}"], module: "Kit", own: [])
    classes.add(["class Page: UIViewController {}"], module: "Shop", own: [])
    func place(_ attributes: String) throws -> String { try compiled("<document \(attributes)/>", classes) }
    // Then
    #expect(
      try place(#"customClass="Page" customModule="Old" customModuleProvider="target""#).contains(
        #""customModule":"Shop""#))
    #expect(try place(#"customClass="Page" customModule="Kit""#).contains(#""customModule":"Shop""#))
    #expect(try place(#"customClass="KitView""#).contains(#""customClass":"View","customModule":"Kit""#))
    #expect(try place(#"customClass="UIControl""#) == #"{"a":{"customClass":"UIControl"},"n":"document"}"#)
    #expect(try place(#"customClass="SKView""#).contains(#""customModule":"SpriteKit""#))
    #expect(try place(#"customClass="PDFView""#).contains(#""customModule":"PDFKit""#))
  }

  @Test("Given a file that is cut off or of an old kind, then one message says where or what to do")
  func damaged() throws {
    let problem = #expect(throws: ProjectProblem.self) { try compiled("<document>\n  <scenes>\n    <scene id=") }
    #expect(problem?.description.contains("Main.storyboard:3: the file is damaged here") == true)
    let old = #expect(throws: ProjectProblem.self) { try compiled("<archive/>") }
    #expect(old?.description.contains("has an old format") == true)
  }

  @Test(
    "Given files of languages, when the bundle is made, then they are where the app looks, and launch screens are not")
  func bundle() throws {
    // Given
    for path in ["App.swift", "de.lproj/Main.strings"] { try folder.write(path, "") }
    for path in ["Base.lproj/Main.storyboard", "Cell.xib", "LaunchScreen.storyboard"] {
      try folder.write(path, "<document/>")
    }
    let app = try Project.open(folder.url).app()
    let place = folder.url.appending(path: "made")
    // When
    try AppBundle.make(for: app, in: place)
    // Then
    #expect(
      try String(contentsOf: place.appending(path: "Base.lproj/Main.storyboardc"), encoding: .utf8)
        == #"{"n":"document"}"#)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
        == ["Base.lproj", "Cell.nib", "Info.plist", "de.lproj"])
  }

  @Test("Given a folder without a project and an Info.plist, then its main storyboard is what the app begins with")
  func bareFolder() throws {
    try folder.write("Base.lproj/Main.storyboard", "<document/>")
    try folder.write("App.swift", "")
    #expect(AppBundle.information(of: try Project.open(folder.url).app())["UIMainStoryboardFile"] as? String == "Main")
    try folder.write("Scene.swift", "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}")
    let list = AppBundle.information(of: try Project.open(folder.url).app())
    let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
    let scenes = manifest?["UISceneConfigurations"] as? [String: [[String: String]]]
    #expect(scenes?.values.first?.first?["UISceneStoryboardFile"] == "Main")
  }
}
