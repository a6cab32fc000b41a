import Foundation

/// A Swift file transformed for iOS: conditions are evaluated as there, and missing modules are not imported.
///
/// Lines stay in place. Caveat: a line of a string that begins with `#if` or `import` is treated as code.
public struct PhoneSource {
  /// The text to compile; nil if the file is unchanged.
  public private(set) var text: String?
  /// Imported modules, Apple's or others, that are not here.
  public private(set) var missing: Set<String> = []

  /// Apple's modules that are here.
  public static let modules: Set = [
    "SwiftUI", "UIKit", "Charts", "Combine", "CoreLocation", "os", "OSLog", "Foundation", "FoundationNetworking",
    "FoundationXML",
    "Observation", "Dispatch", "Swift", "Synchronization", "RegexBuilder", "SQLite3", "XCTest", "Testing",
    "XCUIAutomation", "_Concurrency", "Distributed",
    "MapKit", "Photos", "PhotosUI", "UserNotifications", "Network", "LocalAuthentication", "Security", "CryptoKit",
    "UniformTypeIdentifiers", "CoreTransferable", "StoreKit", "AuthenticationServices", "ActivityKit", "WidgetKit",
    "AppTrackingTransparency", "BackgroundTasks", "SafariServices", "MessageUI", "CoreText", "CoreImage", "WebKit",
    "AVFoundation", "AVKit", "AppIntents", "CoreMotion", "HealthKit", "SwiftData", "CoreData",
    "Builtin", "Speech", "WeatherKit", "PencilKit", "QuickLook", "QuickLookThumbnailing", "SpriteKit",
    "TipKit", "PDFKit", "GameplayKit", "simd", "Metal", "SceneKit",
    "SystemConfiguration", "CommonCrypto", "zlib", "Accelerate", "Contacts", "ContactsUI", "EventKit",
    "EventKitUI", "FoundationModels", "CoreLocationUI", "CoreML",
  ]
  /// Modules of which only the names are here that code needs to do without: they can be imported, but conditions with
  /// `canImport` should choose what works without them.
  private static let withoutContent: Set = ["Metal", "MetalPerformanceShaders", "SceneKit"]
  /// Apple's modules that are part of another one here.
  static let parts = [
    "CoreGraphics": "UIKit", "QuartzCore": "UIKit", "ImageIO": "UIKit", "MobileCoreServices": "UniformTypeIdentifiers",
    "CoreServices": "UniformTypeIdentifiers", "Darwin": "Foundation", "CoreFoundation": "Foundation",
    "ObjectiveC": "Foundation", "SwiftUICore": "SwiftUI", "CoreMedia": "AVFoundation", "AVFAudio": "AVFoundation",
    "AudioToolbox": "AVFoundation", "CoreHaptics": "UIKit", "LinkPresentation": "UIKit", "Symbols": "UIKit",
    "WatchConnectivity": "UIKit",
    "NaturalLanguage": "Foundation", "MachO": "Foundation", "Compression": "Foundation",
    "MetalPerformanceShaders": "Metal",
    // What Apple's modules have for SwiftUI.
    "_MapKit_SwiftUI": "MapKit", "_PhotosUI_SwiftUI": "PhotosUI", "_AVKit_SwiftUI": "AVKit",
    "_StoreKit_SwiftUI": "StoreKit", "_AuthenticationServices_SwiftUI": "AuthenticationServices",
    "_SwiftData_SwiftUI": "SwiftData", "_WebKit_SwiftUI": "WebKit", "_QuickLook_SwiftUI": "QuickLook",
    "_CoreLocationUI_SwiftUI": "CoreLocationUI",
  ]

  /// Transforms a file.
  ///
  /// - Parameters:
  ///   - source: the file's content.
  ///   - own: the project's modules.
  ///   - preferred: declarations of those modules that take precedence over Combine's of the same name, as scoped
  ///     imports: `struct Kit.Record`.
  ///   - removesMain: the phone starts the app, not the system.
  ///   - isTest: XCTest is as on an iPhone.
  ///   - interfaces: what storyboards connect to; nil if there are none.
  ///   - optional: the requirements of the project's Objective-C protocols; nil if this file is all of it.
  ///   - distant: what extensions override of classes in other files.
  ///   - inExtensions: what is declared in extensions and overridden elsewhere.
  ///   - observers: the module's classes that observe changes; nil if they are all in this file.
  ///   - views: the module's own names for UIKit's classes; nil if they are all in this file.
  public init(
    _ source: String, own: Set<String>, preferred: [String: [String]] = [:], removesMain: Bool, isTest: Bool = false,
    interfaces: InterfaceClasses? = nil, optional: OptionalRequirements? = nil,
    distant: DistantOverrides? = nil, inExtensions: ExtensionOverrides? = nil,
    observers: ObserverClasses? = nil, views: ViewNames? = nil
  ) {
    // Windows line endings keep the line numbers.
    let source = source.replacing("\r\n", with: "\n")
    var isChanged = false
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // Whether the text after each open condition counts; nil where the compiler has to know more.
    var branches: [Bool?] = []
    var unnamed = Self.unnamedModules(in: source)
    var implied = Self.impliedImports.filter { $0.isNeeded(source) }.map(\.statement)
    for index in lines.indices {
      let line = lines[index]
      Self.follow(line, own: own, &branches)
      if branches.contains(false), !line.drop(while: \.isWhitespace).hasPrefix("#") { continue }
      var new = rewrite(line, own: own, removesMain: removesMain, isTest: isTest)
      if line.contains("@") { new = ManagedProperties.rewrite(new ?? line) }
      if !unnamed.isEmpty, line.hasPrefix("import SwiftUI") || line.hasPrefix("import UIKit") {
        new = ([new ?? line] + unnamed.map { "import \($0)" }).joined(separator: "; ")
        unnamed = []
      }
      if !implied.isEmpty, line.contains(Self.importOfImplying) {
        new = (implied + [new ?? line]).joined(separator: "; ")
        implied = []
      }
      if !preferred.isEmpty, let name = line.wholeMatch(of: #/\s*import (\w+)\s*/#)?.1,
        let types = preferred[String(name)]
      {
        new = ([new ?? line] + types.map { "import \($0)" }).joined(separator: "; ")
      }
      guard let new, new != line else { continue }
      lines[index] = new
      isChanged = true
    }
    let joined = isChanged ? lines.joined(separator: "\n") : source
    var swift = SourceText(joined)
    Self.withoutNamesOfParts(&swift)
    Self.withInterfaceMembers(&swift, interfaces, own: own)
    Self.withOperatorsOfNumbers(&swift)
    Self.withObjectsOfClasses(&swift, views)
    Self.withManagedInitializers(&swift)
    if let inExtensions { Self.withExtensionOverrides(&swift, inExtensions, own: own) }
    if let distant { Self.withDistantOverrides(&swift, distant, own: own) }
    Self.withForeignOverrides(&swift, own: own)
    Self.askingAnyObject(&swift)
    Self.withForwarding(&swift)
    let requirements = optional ?? OptionalRequirements(of: [source])
    Self.withSelfConformance(&swift, requirements)
    Self.withSwiftProtocols(&swift, requirements)
    Self.withoutObjectiveC(&swift)
    Self.withOverridesInClasses(&swift)
    Self.withKeyValueObserving(&swift, observers)
    Self.withBundlesOfClasses(&swift)
    Self.withNamesOfFoundation(&swift)
    Self.withNamesOfDarwin(&swift)
    Self.askingThePhone(&swift)
    if isChanged || swift.text != joined { text = swift.text }
  }

  /// Returns the public types in a module's sources that have the name of one of Combine's, as scoped imports.
  ///
  /// Every file has all of Combine here, which on Apple's systems is imported in a way that another module's type takes
  /// precedence over.
  static func preferredTypes(of module: String, in sources: [String]) -> [String] {
    sources.flatMap { source in
      source.matches(
        of:
          #/(?m)^public (?:final )?(struct|class|enum|protocol) (Subscription|Record|Empty|Future|Fail|Just|Deferred)\b/#
      ).map { "\($0.1) \(module).\($0.2)" }
    }
  }

  /// Returns modules that a file uses without its own import: on Apple's systems SwiftUI and UIKit re-export them.
  private static func unnamedModules(in source: String) -> [String] {
    var modules: [String] = []
    if ["@NSManaged", "FetchRequest", "FetchedResults", "NSManagedObject", "\\.managedObjectContext"]
      .contains(where: source.contains)
    {
      modules.append("CoreData")
    }
    if source.contains(
      #/\bUN(?:UserNotification|MutableNotification|Notification|TimeInterval|Calendar|Authorization)/#
        .wordBoundaryKind(.simple))
    {
      modules.append("UserNotifications")
    }
    if source.contains(#/\bCI(?:Filter|Context|Image|Vector|Color|Detector)\b/#.wordBoundaryKind(.simple)) {
      modules.append("CoreImage")
    }
    // The macro belongs to all of them there.
    if source.contains(#/#Preview\b/#) { modules.append("SwiftUI") }
    return modules.filter { !source.contains("import \($0)") }
  }

  /// The modules that a file can use without its own import, as Foundation and Darwin re-export them on Apple's
  /// systems.
  private static let impliedImports: [(statement: String, isNeeded: @Sendable (String) -> Bool)] = [
    ("import FoundationXML", { $0.contains("XMLParser") && !$0.contains("import FoundationXML") }),
    // Locks.
    ("import os", { $0.contains("os_unfair_lock") && !$0.contains(#/\bimport os\b/#.wordBoundaryKind(.simple)) }),
    // C's streams are unprotected variables here, and Swift 6 does not complain about them on Apple's systems.
    ("@preconcurrency import Glibc", { $0.contains(#/\bstd(?:err|out|in)\b/#.wordBoundaryKind(.simple)) }),
    // The keychain and certificates. Regular expressions take `space.serverTrust` for one word unless told otherwise.
    (
      "import Security",
      {
        $0.contains(#/\b(?:kSec[A-Z]|Sec[A-Z]\w|errSec|serverTrust\b)/#.wordBoundaryKind(.simple))
          && !$0.contains("import Security")
      }
    ),
    // Item providers, which are Foundation's there.
    (
      "import CoreTransferable",
      {
        $0.contains("NSItemProvider")
          && !$0.contains(#/\bimport (?:CoreTransferable|SwiftUI|UIKit)\b/#.wordBoundaryKind(.simple))
      }
    ),
    // What reads Markdown for attributed strings is in SwiftUI's module.
    (
      "import SwiftUI",
      {
        $0.contains(#/\bAttributedString\(\s*markdown:|\bMarkdownParsingOptions\b|\binlinePresentationIntent\b/#)
          && !$0.contains("import SwiftUI")
      }
    ),
  ]

  /// Matches imports of modules that re-export those.
  nonisolated(unsafe) private static let importOfImplying =
    #/^\s*(?:@\w+\s+)*import (?:Foundation|Darwin|SwiftUI|UIKit|Combine|XCTest)\b/#.wordBoundaryKind(.simple)

  /// Returns the text to compile, in which diagnostics refer to the file itself.
  public func text(in file: URL) -> String? {
    guard let text else { return nil }
    let path = file.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(path)\", line: 1)\n\(text.replacing(Self.unknownFile, with: path))"
  }

  static func follow(_ line: String, own: Set<String>, _ branches: inout [Bool?]) {
    let code = line.drop(while: \.isWhitespace)
    guard code.hasPrefix("#") else { return }
    if code.hasPrefix("#if") || code.hasPrefix("#elseif") {
      let isNext = code.hasPrefix("#elseif")
      let before = isNext ? branches.popLast() ?? nil : nil
      let condition = answered(String(code.drop { !$0.isWhitespace }), own: own)
      branches.append(before == true ? false : value(of: condition))
    } else if code.hasPrefix("#else"), let before = branches.popLast() {
      branches.append(before.map { !$0 })
    } else if code.hasPrefix("#endif") {
      branches.removeLast(branches.isEmpty ? 0 : 1)
    }
  }

  /// Returns the value of a condition; nil if that depends on more than the platform.
  private static func value(of condition: String) -> Bool? {
    let text = condition.prefix { $0 != "/" }.filter { !$0.isWhitespace }
    if text.contains("(") { return nil }
    var result: Bool? = false
    for alternative in text.replacing("||", with: "|").split(separator: "|") {
      let parts = alternative.replacing("&&", with: "&").split(separator: "&").map { part -> Bool? in
        ["true": true, "!false": true, "false": false, "!true": false][part]
      }
      let all: Bool? = parts.contains(false) ? false : parts.contains(nil) ? nil : true
      if all == true { return true }
      if all == nil { result = nil }
    }
    return result
  }

  private mutating func rewrite(_ line: String, own: Set<String>, removesMain: Bool, isTest: Bool) -> String? {
    let code = line.drop { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" }
    if code.hasPrefix("#if") || code.hasPrefix("#elseif") { return Self.answered(line, own: own) }
    if code.contains("import"), let match = line.firstMatch(of: Self.importPattern) {
      let name = String(match.module.prefix { $0 != "." })
      if isTest, TestLibrary.replaced.contains(name) {
        return line.replacingCharacters(in: match.range, with: "import \(TestLibrary.module)")
      }
      if own.contains(name) || Self.modules.contains(name) {
        // A part of Combine is in another module here, for which the attribute must stand too. The import of one type
        // suffices; that of the module would bring what Combine replaces.
        if name == "Combine", match.kind == nil, line.contains("@preconcurrency") {
          let part = "@preconcurrency import struct OpenCombine.CombineIdentifier"
          return line.replacingCharacters(in: match.range, with: "\(match.0); \(part)")
        }
        // A part of a framework, as in `import CoreImage.CIFilterBuiltins`, is all of it here.
        let isPart = match.kind == nil && match.module.contains(".") && !["os", "Foundation"].contains(name)
        return isPart ? line.replacingCharacters(in: match.range, with: "\(match.before)import \(name)") : nil
      }
      if let whole = Self.parts[name] {
        return line.replacingCharacters(in: match.range, with: "\(match.before)import \(whole)")
      }
      missing.insert(name)
      // Nearly all of them re-export Foundation, and a file that uses them may import nothing else.
      return line.replacingCharacters(in: match.range, with: "import Foundation")
    }
    if isTest { return TestLibrary.rewrite(line) }
    guard removesMain, code.contains("Main") || code.contains("@main") else { return nil }
    // Only where an attribute can be: a string may contain the word.
    return line.replacing(#/(^|;)(\s*(?:@\w+(?:\([^)]*\))?\s+)*)@(main|UIApplicationMain|NSApplicationMain)\b/#) {
      "\($0.1)\($0.2) \(String(repeating: " ", count: $0.3.count))"
    }
  }

  nonisolated(unsafe) private static let importPattern =
    #/^(?<before>\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?)import\s+(?:(?<kind>struct|class|enum|protocol|func|var|let|typealias)\s+)?(?<module>[A-Za-z_][\w.]*)/#

  /// Returns a condition with everything about the platform evaluated.
  private static func answered(_ line: String, own: Set<String>) -> String {
    line.replacing(#/\bos\(\s*(\w+)\s*\)/#) { $0.1 == "iOS" ? "true" : "false" }
      .replacing(#/\btargetEnvironment\(\s*(\w+)\s*\)/#) { $0.1 == "simulator" ? "true" : "false" }
      .replacing(#/\bcanImport\(\s*(\w+)(?:\.\w+)*\s*(?:,[^)]*)?\)/#) { match in
        let name = String(match.1)
        let isHere = modules.contains(name) || parts[name] != nil
        return own.contains(name) || isHere && !withoutContent.contains(name) ? "true" : "false"
      }
  }
}
