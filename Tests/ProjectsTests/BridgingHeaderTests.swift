import Foundation
import Testing

@testable import Projects

struct BridgingHeaderTests {
  private let folder = Folder()
  private var place: URL { folder.url }

  private func target(_ files: [String: String], _ settings: [String: String]) throws -> Project.Target {
    try folder.write(files)
    var target = Project.Target(name: "Shop", module: "Shop", kind: .app, folder: place)
    target.settings = settings
    target.sources = files.keys.filter { $0.hasSuffix(".swift") }.map { place.appending(path: $0) }
    return target
  }

  @Test("given a bridging header, then its frameworks and those of the project's headers in it are seen by all files")
  func frameworks() throws {
    // Given
    let target = try target(
      [
        "App/Bridging.h": "#import <QuartzCore/QuartzCore.h>\n#import \"Extras.h\"\n// #import <MapKit/MapKit.h>\n",
        "Views/Extras.h":
          "@import SafariServices;\n#import \"Bridging.h\"\n#import <Gone/Gone.h>\n#import \"None.h\"\n",
      ], ["SWIFT_OBJC_BRIDGING_HEADER": "App/Bridging.h"])
    // Then
    #expect(BridgingHeader.modules(of: target) == ["SafariServices", "UIKit"])
    #expect(BridgingHeader.flags(for: target).suffix(4) == ["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"])
  }

  @Test("given no bridging header, then the compiler is told nothing")
  func none() throws {
    // Given
    let target = try target(["App/Other.h": "#import <UIKit/UIKit.h>"], [:])
    // Then
    #expect(BridgingHeader.flags(for: target).isEmpty)
  }

  @Test(
    "given code that uses settings, then in Swift 6 it is said once that several threads can",
    arguments: [
      ("6.0", "let a = UserDefaults.standard", true), ("5.0", "let a = UserDefaults.standard", false),
      ("6", "let a = 1", false),
      ("6", "extension UserDefaults: @retroactive @unchecked Sendable {}", false),
    ])
  func settings(version: String, code: String, isSaid: Bool) throws {
    // Given
    let target = try target(["App.swift": code], ["SWIFT_VERSION": version])
    // Then
    #expect((SharedDefaults.source(for: target, [code]) != nil) == isSaid)
  }

  @Test(
    "given code that uses UIKit, then in Swift 4 it finds the names of that time",
    arguments: [
      ("4.0", "import UIKit", true), ("3.0", "import UIKit", true), ("4.2", "import UIKit", false),
      ("5.0", "import UIKit", false), ("4", "import Foundation", false),
    ])
  func older(version: String, code: String, isFound: Bool) throws {
    // Given
    let target = try target(["App.swift": code], ["SWIFT_VERSION": version])
    // Then
    #expect((OlderNames.source(for: target, [code]) != nil) == isFound)
  }

  @Test("given code of Swift 4 that plays sounds, then it finds the names of that time for these too")
  func olderMedia() throws {
    // Given
    let code = "import UIKit\nimport AVFoundation"
    let target = try target(["App.swift": code], ["SWIFT_VERSION": "4.0"])
    // When
    let names = try #require(OlderNames.source(for: target, [code]))
    // Then
    #expect(names.contains("let AVAudioSessionCategoryPlayback") && !names.contains("NSFontAttributeName"))
    #expect(OlderNames.source(for: target, ["import UIKit"])?.contains("AVAudioSession") == false)
  }
}
