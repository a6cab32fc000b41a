// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// Modules with Apple's names are built under our own and reach the app and its tests under Apple's by a module alias: a
// module really called `Combine` would switch on `#if canImport(Combine)` inside dependencies. See docs/architecture/modules.md.
// And Apple's Foundation brings Combine along, so iOS source uses `ObservableObject` with only Foundation imported.
let iOSSource: [SwiftSetting] = [.unsafeFlags(["@\(Context.packageDirectory)/ios.flags"])]

// Functions of libcurl that we replace. No library on the linker's command line defines them, so it would keep ours to the
// executable.
func exportedFromCurl(_ names: String...) -> [LinkerSetting] {
  [.unsafeFlags(names.flatMap { name in ["-Xlinker", "--export-dynamic-symbol=curl_\(name)"] })]
}

// Somebody's file that `./run FILE.swift` loads into the executable finds the frameworks there.
let ownSymbols: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "--export-dynamic"])]

// What paints is optimized in debug builds too: most of the time of tests that look at pixels is there. Assertions stay.
let optimizedInDebug: [SwiftSetting] = [
  .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
]

// Macros are built with the compiler's own copy of swift-syntax, which takes seconds; one from source takes minutes. It lies in
// the toolchain on the PATH, or in the one that this manifest is linked with.
let compilerLibraries: String = {
  let path = (Context.environment["PATH"] ?? "").split(separator: ":").map {
    let compiler = URL(fileURLWithPath: "\($0)/swiftc").resolvingSymlinksInPath()
    return compiler.deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift"
  }
  let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  let linked = maps.split(separator: "\n").compactMap { line -> String? in
    let suffix = "/pm/ManifestAPI/libPackageDescription.so"
    return line.hasSuffix(suffix) ? String(line.drop { $0 != "/" }.dropLast(suffix.count)) : nil
  }
  let folders = (path + linked).map { $0 + "/host" }
  let module = "SwiftCompilerPluginMessageHandling.swiftmodule"
  return folders.first { FileManager.default.fileExists(atPath: "\($0)/\(module)") } ?? "/usr/lib/swift/host"
}()

// For an executable whose start is measured; docs/performance.md says what each is worth. No libraries that nothing refers to (so not
// libcurl: see CCurl), relocations in a form that takes 21 kB instead of 2.7 MB, and no debug information, which valgrind 3.19,
// which counts instructions, cannot read.
let quickStart = LinkerSetting.unsafeFlags(
  [
    "-use-ld=lld", "-ld-path=\(Context.packageDirectory)/scripts/ld-as-needed", "-Xlinker", "-z", "-Xlinker",
    "pack-relative-relocs", "-Xlinker", "--strip-debug",
  ], .when(configuration: .release))

// What somebody's project finds that an executable shows or tests.
let frameworksOfProjects: [Target.Dependency] = [
  "ScrollworkUserNotifications", "ScrollworkNetwork", "ScrollworkLocalAuthentication", "ScrollworkSecurity",
  "ScrollworkCryptoKit", "ScrollworkUniformTypeIdentifiers", "ScrollworkCoreTransferable", "ScrollworkCharts",
  "ScrollworkMapKit", "ScrollworkPhotosUI", "ScrollworkQuartzCore", "ScrollworkCoreGraphics",
  "ScrollworkStoreKit", "ScrollworkAuthenticationServices", "ScrollworkActivityKit", "ScrollworkWidgetKit",
  "ScrollworkAppTrackingTransparency", "ScrollworkBackgroundTasks", "ScrollworkSafariServices",
  "ScrollworkMessageUI", "ScrollworkCoreText", "ScrollworkCoreImage", "ScrollworkWebKit",
  "ScrollworkAVFoundation", "ScrollworkAVKit", "ScrollworkAppIntents", "ScrollworkCoreMotion",
  "ScrollworkHealthKit", "ScrollworkSwiftData", "ScrollworkCoreData", "ScrollworkSpeech", "ScrollworkWeatherKit",
  "ScrollworkPencilKit", "ScrollworkQuickLook", "ScrollworkQuickLookThumbnailing", "ScrollworkTipKit",
  "ScrollworkPDFKit", "ScrollworkSpriteKit", "ScrollworkSystemConfiguration", "ScrollworkCommonCrypto", "zlib",
  "ScrollworkGameplayKit", "ScrollworkSimd", "ScrollworkMetal", "ScrollworkSceneKit",
  "ScrollworkAccelerate", "ScrollworkCoreSpotlight", "ScrollworkImageIO", "ScrollworkContactsUI",
  "ScrollworkEventKitUI", "ScrollworkFoundationModels", "ScrollworkCoreLocationUI", "ScrollworkCoreML",
]

// What only the documents' app, its backend, the command and the benchmarks need. A package that wants the frameworks alone says
// `traits: []` and fetches none of it.
let documents: TargetDependencyCondition? = .when(traits: ["Documents"])

let package = Package(
  name: "Scrollwork",
  platforms: [.iOS(.v17), .macOS(.v15)],
  products: [
    .executable(name: "scrollwork", targets: ["Command"]),
    .executable(name: "scrollwork-tests", targets: ["TestRunner"]),
    .executable(name: "backend", targets: ["BackendServer"]),
    .executable(name: "benchmarks", targets: ["Benchmarks"]),
    // `./run` builds it before the rest, see there.
    .library(
      name: "BelowUIKit", type: .static, targets: ["CActorObject", "Rasterizer", "ScrollworkCoreTransferable"]),
    .library(name: "SwiftUI", targets: ["ScrollworkSwiftUI"]),
    .library(name: "UIKit", targets: ["ScrollworkUIKit"]),
    .library(name: "Combine", targets: ["ScrollworkCombine"]),
    .library(name: "CoreLocation", targets: ["ScrollworkCoreLocation"]),
    .library(name: "CoreLocationUI", targets: ["ScrollworkCoreLocationUI"]),
    .library(name: "UserNotifications", targets: ["ScrollworkUserNotifications"]),
    .library(name: "Network", targets: ["ScrollworkNetwork"]),
    .library(name: "LocalAuthentication", targets: ["ScrollworkLocalAuthentication"]),
    .library(name: "StoreKit", targets: ["ScrollworkStoreKit"]),
    .library(name: "AuthenticationServices", targets: ["ScrollworkAuthenticationServices"]),
    .library(name: "ActivityKit", targets: ["ScrollworkActivityKit"]),
    .library(name: "WidgetKit", targets: ["ScrollworkWidgetKit"]),
    .library(name: "AppTrackingTransparency", targets: ["ScrollworkAppTrackingTransparency"]),
    .library(name: "BackgroundTasks", targets: ["ScrollworkBackgroundTasks"]),
    .library(name: "SafariServices", targets: ["ScrollworkSafariServices"]),
    .library(name: "MessageUI", targets: ["ScrollworkMessageUI"]),
    .library(name: "Security", targets: ["ScrollworkSecurity"]),
    .library(name: "CryptoKit", targets: ["ScrollworkCryptoKit"]),
    .library(name: "CommonCrypto", targets: ["ScrollworkCommonCrypto"]),
    .library(name: "SystemConfiguration", targets: ["ScrollworkSystemConfiguration"]),
    .library(name: "Charts", targets: ["ScrollworkCharts"]),
    .library(name: "os", targets: ["ScrollworkOS"]),
    .library(name: "OSLog", targets: ["ScrollworkOSLog"]),
    .library(name: "UniformTypeIdentifiers", targets: ["ScrollworkUniformTypeIdentifiers"]),
    .library(name: "CoreTransferable", targets: ["ScrollworkCoreTransferable"]),
    .library(name: "MapKit", targets: ["ScrollworkMapKit"]),
    .library(name: "Photos", targets: ["ScrollworkPhotos"]),
    .library(name: "PhotosUI", targets: ["ScrollworkPhotosUI"]),
    .library(name: "Contacts", targets: ["ScrollworkContacts"]),
    .library(name: "ContactsUI", targets: ["ScrollworkContactsUI"]),
    .library(name: "EventKit", targets: ["ScrollworkEventKit"]),
    .library(name: "EventKitUI", targets: ["ScrollworkEventKitUI"]),
    .library(name: "SwiftData", targets: ["ScrollworkSwiftData"]),
    .library(name: "QuartzCore", targets: ["ScrollworkQuartzCore"]),
    .library(name: "CoreGraphics", targets: ["ScrollworkCoreGraphics"]),
    .library(name: "CoreText", targets: ["ScrollworkCoreText"]),
    .library(name: "ImageIO", targets: ["ScrollworkImageIO"]),
    .library(name: "CoreSpotlight", targets: ["ScrollworkCoreSpotlight"]),
    .library(name: "Accelerate", targets: ["ScrollworkAccelerate"]),
    .library(name: "CoreImage", targets: ["ScrollworkCoreImage"]),
    .library(name: "WebKit", targets: ["ScrollworkWebKit"]),
    .library(name: "AVFoundation", targets: ["ScrollworkAVFoundation"]),
    .library(name: "AVKit", targets: ["ScrollworkAVKit"]),
    .library(name: "AppIntents", targets: ["ScrollworkAppIntents"]),
    .library(name: "CoreMotion", targets: ["ScrollworkCoreMotion"]),
    .library(name: "Speech", targets: ["ScrollworkSpeech"]),
    .library(name: "WeatherKit", targets: ["ScrollworkWeatherKit"]),
    .library(name: "HealthKit", targets: ["ScrollworkHealthKit"]),
    .library(name: "PencilKit", targets: ["ScrollworkPencilKit"]),
    .library(name: "PDFKit", targets: ["ScrollworkPDFKit"]),
    .library(name: "QuickLook", targets: ["ScrollworkQuickLook"]),
    .library(name: "QuickLookThumbnailing", targets: ["ScrollworkQuickLookThumbnailing"]),
    .library(name: "TipKit", targets: ["ScrollworkTipKit"]),
    .library(name: "SpriteKit", targets: ["ScrollworkSpriteKit"]),
    .library(name: "GameplayKit", targets: ["ScrollworkGameplayKit"]),
    .library(name: "simd", targets: ["ScrollworkSimd"]),
    .library(name: "Metal", targets: ["ScrollworkMetal"]),
    .library(name: "SceneKit", targets: ["ScrollworkSceneKit"]),
    .library(name: "CoreData", targets: ["ScrollworkCoreData"]),
    .library(name: "CoreML", targets: ["ScrollworkCoreML"]),
    .library(name: "FoundationModels", targets: ["ScrollworkFoundationModels"]),
    .library(name: "ScrollPatterns", targets: ["ScrollPatterns"]),
    .library(name: "SimulatorTesting", targets: ["SimulatorTesting"]),
    .library(name: "XCUIAutomation", targets: ["ScrollworkXCUIAutomation"]),
  ],
  traits: [
    .trait(name: "Documents", description: "The app of the documents, its backend, the command and the benchmarks"),
    .default(enabledTraits: ["Documents"]),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    // Graphics
    .systemLibrary(
      name: "CPango", path: "Sources/Graphics/CPango", pkgConfig: "pangocairo pangoft2 cairo-ft fontconfig",
      providers: [.apt(["libpango1.0-dev", "libcairo2-dev", "libfontconfig-dev"])]),
    .systemLibrary(
      name: "CGdkPixbuf", path: "Sources/Graphics/CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0",
      providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .target(name: "DisplayList", path: "Sources/Graphics/DisplayList", swiftSettings: optimizedInDebug),
    .target(
      name: "Typesetting", dependencies: ["DisplayList", "CPango"], path: "Sources/Graphics/Typesetting",
      swiftSettings: optimizedInDebug),
    .target(
      name: "Rasterizer", dependencies: ["DisplayList", "Typesetting", "CPango", "CGdkPixbuf"],
      path: "Sources/Graphics/Rasterizer", swiftSettings: optimizedInDebug),

    // Frameworks
    // The phone's language and region in place of Foundation's "en_001".
    .target(name: "PhoneLocale", path: "Sources/Frameworks/PhoneLocale"),
    // What Apple's Foundation has and that of this platform does not; `ios.flags` imports it wherever iOS source is.
    .target(
      name: "ScrollworkFoundation", dependencies: ["CCurl", "CFunctionFile", "PhoneLocale", "SwiftUIMacros", "zlib"],
      path: "Sources/Frameworks/Foundation",
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(
      name: "ScrollworkCombine",
      dependencies: [
        "ScrollworkFoundation",
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ],
      path: "Sources/Frameworks/Combine"),
    .target(
      name: "ScrollworkUniformTypeIdentifiers", dependencies: ["ScrollworkFoundation"],
      path: "Sources/Frameworks/UniformTypeIdentifiers"),
    .target(
      name: "ScrollworkCoreTransferable", dependencies: ["ScrollworkUniformTypeIdentifiers", "ScrollworkCombine"],
      path: "Sources/Frameworks/CoreTransferable"),
    .target(
      name: "ScrollworkUIKit",
      dependencies: [
        "ScrollworkFoundation", "ScrollworkCoreTransferable", "ScrollworkCombine", "DisplayList", "Typesetting",
        "Rasterizer", "CActorObject",
      ],
      path: "Sources/Frameworks/UIKit"),
    .macro(
      name: "SwiftUIMacros", path: "Sources/Frameworks/SwiftUIMacros",
      swiftSettings: [.unsafeFlags(["-I", compilerLibraries])],
      linkerSettings: [.unsafeFlags(["-L", compilerLibraries, "-Xlinker", "-rpath", "-Xlinker", compilerLibraries])]),
    .target(name: "CActorObject", path: "Sources/Frameworks/CActorObject"),
    .target(name: "CCoreLocation", path: "Sources/Frameworks/CCoreLocation"),
    .target(name: "CFunctionFile", path: "Sources/Frameworks/CFunctionFile"),
    .target(
      name: "CCurl", path: "Sources/Frameworks/CCurl", linkerSettings: exportedFromCurl("easy_setopt", "easy_strerror")),
    .target(
      name: "ScrollworkCoreLocation", dependencies: ["CCoreLocation", "ScrollworkUIKit"],
      path: "Sources/Frameworks/CoreLocation"),
    .target(
      name: "ScrollworkUserNotifications", dependencies: ["ScrollworkUIKit"],
      path: "Sources/Frameworks/UserNotifications"),
    .target(
      name: "ScrollworkNetwork", dependencies: ["ScrollworkUIKit"], path: "Sources/Frameworks/Network"),
    .target(
      name: "ScrollworkLocalAuthentication", dependencies: ["ScrollworkUIKit"],
      path: "Sources/Frameworks/LocalAuthentication"),
    .target(
      name: "ScrollworkStoreKit", dependencies: ["ScrollworkUIKit", "ScrollworkSwiftUI"],
      path: "Sources/Frameworks/StoreKit"),
    .target(
      name: "ScrollworkAuthenticationServices", dependencies: ["ScrollworkUIKit", "ScrollworkSwiftUI"],
      path: "Sources/Frameworks/AuthenticationServices"),
    .target(
      name: "ScrollworkActivityKit", dependencies: ["ScrollworkFoundation"],
      path: "Sources/Frameworks/ActivityKit"),
    .target(
      name: "ScrollworkWidgetKit", dependencies: ["ScrollworkUIKit", "ScrollworkSwiftUI", "ScrollworkActivityKit"],
      path: "Sources/Frameworks/WidgetKit"),
    .target(
      name: "ScrollworkAppTrackingTransparency", dependencies: ["ScrollworkUIKit"],
      path: "Sources/Frameworks/AppTrackingTransparency"),
    .target(
      name: "ScrollworkBackgroundTasks", dependencies: ["ScrollworkFoundation"],
      path: "Sources/Frameworks/BackgroundTasks"),
    .target(
      name: "ScrollworkSafariServices", dependencies: ["ScrollworkUIKit"],
      path: "Sources/Frameworks/SafariServices"),
    .target(
      name: "ScrollworkMessageUI", dependencies: ["ScrollworkUIKit"],
      path: "Sources/Frameworks/MessageUI"),
    .target(
      name: "ScrollworkSecurity", dependencies: ["ScrollworkUIKit"], path: "Sources/Frameworks/Security"),
    .target(
      name: "ScrollworkCryptoKit", dependencies: [.product(name: "Crypto", package: "swift-crypto")],
      path: "Sources/Frameworks/CryptoKit"),
    .target(
      name: "ScrollworkCommonCrypto", dependencies: [.product(name: "Crypto", package: "swift-crypto")],
      path: "Sources/Frameworks/CommonCrypto"),
    .target(
      name: "ScrollworkSystemConfiguration", dependencies: ["ScrollworkFoundation", "ScrollworkNetwork"],
      path: "Sources/Frameworks/SystemConfiguration"),
    // `import os.log` names a submodule, which only a C module has: COS is the other half of ScrollworkOS.
    .systemLibrary(name: "COS", path: "Sources/Frameworks/COS"),
    .target(name: "ScrollworkOS", dependencies: ["COS"], path: "Sources/Frameworks/OS"),
    .target(name: "ScrollworkOSLog", dependencies: ["ScrollworkOS"], path: "Sources/Frameworks/OSLog"),
    // Apple's name without an alias: only targets that depend on it are told where its module map is, so `canImport(SQLite3)`
    // stays false in dependencies.
    .systemLibrary(
      name: "SQLite3", path: "Sources/Frameworks/SQLite3", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    // In the same way.
    .systemLibrary(
      name: "zlib", path: "Sources/Frameworks/zlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "ScrollworkCoreData",
      dependencies: ["SQLite3", "ScrollworkFoundation", "ScrollworkCombine", "ScrollworkSwiftUI", "DataModelFile"],
      path: "Sources/Frameworks/CoreData"),
    // What Xcode writes of a Core Data model: read by the framework and by what generates its classes.
    .target(name: "DataModelFile", path: "Sources/Frameworks/DataModelFile"),
    .target(
      name: "ScrollworkCoreML", dependencies: ["ScrollworkFoundation", "ScrollworkUIKit", "MLModelFile"],
      path: "Sources/Frameworks/CoreML"),
    // The file of a Core ML model: read by the framework and by what generates its class.
    .target(name: "MLModelFile", path: "Sources/Frameworks/MLModelFile"),
    // Unavailable declarations of Apple's types that are missing: see docs/coverage.md.
    .target(name: "ScrollworkNotYet", path: "Sources/Frameworks/NotYet"),
    .target(
      name: "ScrollworkSwiftUI",
      dependencies: [
        "ScrollworkNotYet", "SwiftUIMacros", "ScrollworkFoundation", "ScrollworkUIKit", "ScrollworkCombine",
        "ScrollworkSafariServices", "DisplayList", "Typesetting", "Rasterizer",
      ],
      path: "Sources/Frameworks/SwiftUI"),
    .target(name: "ScrollworkCharts", dependencies: ["ScrollworkSwiftUI"], path: "Sources/Frameworks/Charts"),

    .target(
      name: "ScrollworkCoreLocationUI", dependencies: ["ScrollworkSwiftUI", "ScrollworkCoreLocation"],
      path: "Sources/Frameworks/CoreLocationUI"),
    .target(
      name: "ScrollworkMapKit", dependencies: ["ScrollworkSwiftUI", "ScrollworkCoreLocation"],
      path: "Sources/Frameworks/MapKit"),
    .target(
      name: "ScrollworkPhotos", dependencies: ["ScrollworkUIKit", "ScrollworkCoreLocation", "Rasterizer"],
      path: "Sources/Frameworks/Photos"),
    .target(
      name: "ScrollworkPhotosUI", dependencies: ["ScrollworkSwiftUI", "ScrollworkPhotos"],
      path: "Sources/Frameworks/PhotosUI"),
    .target(name: "ScrollworkContacts", dependencies: ["ScrollworkUIKit"], path: "Sources/Frameworks/Contacts"),
    .target(
      name: "ScrollworkContactsUI", dependencies: ["ScrollworkSwiftUI", "ScrollworkContacts"],
      path: "Sources/Frameworks/ContactsUI"),
    .target(
      name: "ScrollworkEventKit", dependencies: ["ScrollworkUIKit", "ScrollworkCoreLocation"],
      path: "Sources/Frameworks/EventKit"),
    .target(
      name: "ScrollworkEventKitUI", dependencies: ["ScrollworkSwiftUI", "ScrollworkEventKit"],
      path: "Sources/Frameworks/EventKitUI"),
    .macro(
      name: "SwiftDataMacros", path: "Sources/Frameworks/SwiftDataMacros",
      swiftSettings: [.unsafeFlags(["-I", compilerLibraries])],
      linkerSettings: [.unsafeFlags(["-L", compilerLibraries, "-Xlinker", "-rpath", "-Xlinker", compilerLibraries])]),
    .target(
      name: "ScrollworkSwiftData",
      dependencies: ["SwiftDataMacros", "ScrollworkSwiftUI", "ScrollworkUIKit", "SQLite3"],
      path: "Sources/Frameworks/SwiftData"),
    // What iOS source finds under these names is UIKit's here.
    .target(name: "ScrollworkQuartzCore", dependencies: ["ScrollworkUIKit"], path: "Sources/Frameworks/QuartzCore"),
    .target(
      name: "ScrollworkCoreGraphics", dependencies: ["ScrollworkUIKit"], path: "Sources/Frameworks/CoreGraphics"),
    .target(
      name: "ScrollworkCoreSpotlight", dependencies: ["ScrollworkUIKit", "ScrollworkUniformTypeIdentifiers"],
      path: "Sources/Frameworks/CoreSpotlight"),
    .target(name: "ScrollworkImageIO", dependencies: ["ScrollworkUIKit"], path: "Sources/Frameworks/ImageIO"),
    .target(name: "ScrollworkAccelerate", dependencies: ["ScrollworkUIKit"], path: "Sources/Frameworks/Accelerate"),
    .target(
      name: "ScrollworkCoreText", dependencies: ["ScrollworkUIKit", "Typesetting"], path: "Sources/Frameworks/CoreText"),
    .target(
      name: "ScrollworkCoreImage",
      dependencies: ["_Testing_CoreImage", "ScrollworkMetal", "ScrollworkUIKit", "DisplayList", "Rasterizer"],
      path: "Sources/Frameworks/CoreImage", swiftSettings: optimizedInDebug),
    // For files that also import Testing.
    .target(name: "_Testing_CoreImage", path: "Sources/Frameworks/TestingCoreImage"),
    .target(
      name: "ScrollworkWebKit", dependencies: ["ScrollworkSecurity", "ScrollworkSwiftUI"],
      path: "Sources/Frameworks/WebKit"),
    .target(name: "ScrollworkAVFoundation", dependencies: ["ScrollworkUIKit"], path: "Sources/Frameworks/AVFoundation"),
    .target(
      name: "ScrollworkAVKit", dependencies: ["ScrollworkAVFoundation", "ScrollworkSwiftUI"],
      path: "Sources/Frameworks/AVKit"),
    .target(name: "ScrollworkAppIntents", dependencies: ["ScrollworkSwiftUI"], path: "Sources/Frameworks/AppIntents"),
    .target(name: "ScrollworkCoreMotion", dependencies: ["ScrollworkUIKit"], path: "Sources/Frameworks/CoreMotion"),
    .target(
      name: "ScrollworkSpeech", dependencies: ["ScrollworkAVFoundation", "ScrollworkFoundation", "ScrollworkUIKit"],
      path: "Sources/Frameworks/Speech"),
    .target(
      name: "ScrollworkWeatherKit", dependencies: ["ScrollworkCoreLocation", "ScrollworkFoundation"],
      path: "Sources/Frameworks/WeatherKit"),
    .target(name: "ScrollworkHealthKit", dependencies: ["ScrollworkFoundation"], path: "Sources/Frameworks/HealthKit"),
    .target(
      name: "ScrollworkSpriteKit",
      dependencies: ["ScrollworkCoreImage", "ScrollworkSwiftUI", "ScrollworkUIKit", "DisplayList", "Typesetting"],
      path: "Sources/Frameworks/SpriteKit"),
    .target(name: "ScrollworkMetal", path: "Sources/Frameworks/Metal"),
    .target(name: "ScrollworkSceneKit", dependencies: ["ScrollworkUIKit"], path: "Sources/Frameworks/SceneKit"),
    .target(
      name: "ScrollworkGameplayKit", dependencies: ["ScrollworkFoundation", "ScrollworkSimd"],
      path: "Sources/Frameworks/GameplayKit"),
    .target(name: "ScrollworkSimd", path: "Sources/Frameworks/simd"),
    .target(name: "ScrollworkPencilKit", dependencies: ["ScrollworkSwiftUI"], path: "Sources/Frameworks/PencilKit"),
    .target(
      name: "ScrollworkPDFKit", dependencies: ["ScrollworkUIKit", "Rasterizer", "DisplayList"],
      path: "Sources/Frameworks/PDFKit"),
    .target(name: "ScrollworkQuickLook", dependencies: ["ScrollworkSwiftUI"], path: "Sources/Frameworks/QuickLook"),
    .target(
      name: "ScrollworkQuickLookThumbnailing", dependencies: ["ScrollworkUIKit"],
      path: "Sources/Frameworks/QuickLookThumbnailing"),
    .target(
      name: "ScrollworkTipKit", dependencies: ["ScrollworkSwiftUI", "SwiftUIMacros"], path: "Sources/Frameworks/TipKit"),
    .macro(
      name: "FoundationModelsMacros", path: "Sources/Frameworks/FoundationModelsMacros",
      swiftSettings: [.unsafeFlags(["-I", compilerLibraries])],
      linkerSettings: [.unsafeFlags(["-L", compilerLibraries, "-Xlinker", "-rpath", "-Xlinker", compilerLibraries])]),
    .target(
      name: "ScrollworkFoundationModels", dependencies: ["FoundationModelsMacros", "ScrollworkFoundation"],
      path: "Sources/Frameworks/FoundationModels"),

    // Simulator
    .target(
      name: "Simulator",
      dependencies: [
        "ScrollworkSwiftUI", "ScrollworkUIKit", "ScrollworkCoreLocation", "ScrollworkUserNotifications",
        "ScrollworkNetwork", "ScrollworkLocalAuthentication", "DisplayList", "Typesetting",
      ],
      path: "Sources/Simulator/Simulator"),
    .target(name: "CStackTrace", path: "Sources/Simulator/CStackTrace"),
    .target(name: "Watchdog", dependencies: ["CStackTrace"], path: "Sources/Simulator/Watchdog"),
    .target(name: "Projects", dependencies: ["DataModelFile", "MLModelFile"], path: "Sources/Simulator/Projects"),
    .target(
      name: "ProjectApps",
      dependencies: ["Projects", "Simulator", "ScrollworkFoundation", "ScrollworkSwiftUI", "ScrollworkUIKit"],
      path: "Sources/Simulator/ProjectApps"),
    .target(name: "PhoneHosting", dependencies: ["Simulator"], path: "Sources/Simulator/PhoneHosting"),
    .target(
      name: "Automation",
      dependencies: ["ScrollworkFoundation", "ScrollworkSwiftUI", "ScrollworkUIKit", "DisplayList"],
      path: "Sources/Simulator/Automation"),
    .target(
      name: "AppiumServer",
      dependencies: [
        "Automation", "PhoneHosting", "Simulator", "ScrollworkSwiftUI", "ScrollworkUIKit", "ScrollworkCoreLocation",
        "DisplayList", "Rasterizer",
      ],
      path: "Sources/Simulator/AppiumServer"),
    .target(
      name: "BrowserHost",
      dependencies: [
        "PhoneHosting", "Simulator", "DisplayList", "Typesetting",
      ],
      path: "Sources/Simulator/BrowserHost", resources: [.embedInCode("Page")]),

    // Testing
    .target(
      name: "CVirtualTime", dependencies: ["CStackTrace"], path: "Sources/Testing/CVirtualTime",
      linkerSettings: exportedFromCurl("multi_add_handle", "multi_remove_handle", "multi_socket_action")),
    .target(name: "VirtualTime", dependencies: ["CVirtualTime"], path: "Sources/Testing/VirtualTime"),
    .target(
      name: "SimulatorTesting",
      dependencies: [
        "ScrollworkSwiftUI", "ScrollworkUIKit", "ScrollworkCoreLocation", "ScrollworkUserNotifications", "Simulator",
        "VirtualTime", "DisplayList", "Typesetting", "Rasterizer",
      ],
      path: "Sources/Testing/SimulatorTesting", swiftSettings: iOSSource),
    .target(name: "CTestStack", path: "Sources/Testing/CTestStack"),
    .target(
      name: "ScrollworkXCUIAutomation",
      dependencies: [
        "Automation", "SimulatorTesting", "Simulator", "ScrollworkSwiftUI", "ScrollworkUIKit", "VirtualTime",
        "Rasterizer", "CTestStack", "Watchdog", "ScrollworkOS",
      ],
      path: "Sources/Testing/XCUIAutomation", swiftSettings: iOSSource),
    // What tests of a project find by `import XCTest`, and what runs them: an executable of its own, since the functions that
    // CVirtualTime puts before those of libraries have to be in it.
    .target(
      name: "ScrollworkXCTest",
      dependencies: [
        "ScrollworkXCUIAutomation", "SimulatorTesting", "Simulator", "ScrollworkUIKit", "ProjectApps", "VirtualTime",
      ],
      path: "Sources/Testing/XCTest", swiftSettings: iOSSource),
    .executableTarget(
      name: "TestRunner",
      dependencies: [
        "ScrollworkXCTest", "ScrollworkXCUIAutomation", "Automation", "Projects", "ProjectApps", "Simulator",
        "ScrollworkSwiftUI", "ScrollworkOSLog", "VirtualTime", "CStackTrace", "Typesetting",
      ] + frameworksOfProjects,
      path: "Sources/Testing/TestRunner", swiftSettings: iOSSource, linkerSettings: ownSymbols),

    // Backend
    .target(name: "ServerSentEvents", path: "Sources/Backend/ServerSentEvents"),
    .target(
      name: "Backend",
      dependencies: [
        "ServerSentEvents",
        .product(name: "Hummingbird", package: "hummingbird", condition: documents),
        .product(name: "GRDB", package: "GRDB.swift", condition: documents),
        .product(name: "CryptoExtras", package: "swift-crypto", condition: documents),
        .product(name: "Logging", package: "swift-log", condition: documents),
      ],
      path: "Sources/Backend/Backend", resources: [.copy("Seed"), .embedInCode("Server/openapi.json")]),
    .executableTarget(
      name: "BackendServer",
      dependencies: [
        "Backend", "BackendOptions",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: documents),
        .product(name: "Logging", package: "swift-log", condition: documents),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: documents),
      ],
      path: "Sources/Backend/BackendServer"),
    .target(
      name: "BackendOptions",
      dependencies: [
        "Backend", .product(name: "ArgumentParser", package: "swift-argument-parser", condition: documents),
      ],
      path: "Sources/Backend/BackendOptions"),

    // App
    .target(
      name: "ScrollPatterns", dependencies: ["ScrollworkSwiftUI"], path: "Sources/App/ScrollPatterns",
      swiftSettings: iOSSource),
    .target(
      name: "iosApp",
      dependencies: [
        "ScrollPatterns", "ScrollworkSwiftUI", "ScrollworkUIKit", "ScrollworkCombine", "ScrollworkCoreLocation",
        "ScrollworkMapKit", "ServerSentEvents", "SQLite3",
      ],
      path: "Sources/App/iosApp", resources: [.copy("Resources")], swiftSettings: iOSSource),
    .executableTarget(
      name: "Command",
      dependencies: [
        "iosApp", "ScrollworkSwiftUI", "ScrollworkOSLog", "Simulator", "Automation", "Projects", "AppiumServer",
        "BrowserHost", "DisplayList", "Typesetting", "Rasterizer", "Backend", "BackendOptions", "Watchdog",
        "CStackTrace", "ProjectApps",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: documents),
      ] + frameworksOfProjects,
      path: "Sources/Command", swiftSettings: iOSSource, linkerSettings: ownSymbols),

    // Benchmarks
    .target(name: "CAllocationCount", path: "Benchmarks/CAllocationCount"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CAllocationCount", "ScrollPatterns", "ScrollworkSwiftUI", "Simulator", "DisplayList",
        "Rasterizer", .product(name: "ArgumentParser", package: "swift-argument-parser", condition: documents),
      ],
      path: "Benchmarks", exclude: ["CAllocationCount", "peers"], swiftSettings: iOSSource,
      linkerSettings: [quickStart]),

    // Tests
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "TypesettingTests", dependencies: ["Typesetting"]),
    .testTarget(name: "RasterizerTests", dependencies: ["Rasterizer", "Typesetting", "TestSupport"]),
    .testTarget(
      name: "OSTests", dependencies: ["ScrollworkOSLog", "ScrollworkCombine", "ScrollworkFoundation"],
      swiftSettings: iOSSource),
    .testTarget(name: "VirtualTimeTests", dependencies: ["VirtualTime", "ScrollworkCombine", "TestSupport"]),
    .testTarget(
      name: "CompanionTests",
      dependencies: [
        "ScrollworkCoreData", "Automation", "Simulator",
        "ScrollworkFoundation", "ScrollworkSwiftUI", "ScrollworkUserNotifications", "ScrollworkNetwork",
        "ScrollworkLocalAuthentication", "ScrollworkSecurity", "ScrollworkCryptoKit", "ScrollworkOS",
        "ScrollworkStoreKit", "ScrollworkAuthenticationServices", "ScrollworkActivityKit", "ScrollworkWidgetKit",
        "ScrollworkAppTrackingTransparency", "ScrollworkBackgroundTasks", "ScrollworkSafariServices",
        "ScrollworkMessageUI", "SimulatorTesting", "ScrollworkCharts", "ScrollworkMapKit", "ScrollworkPhotosUI",
        "ScrollworkQuartzCore", "ScrollworkCoreGraphics", "ScrollworkCoreText", "ScrollworkCoreImage",
        "ScrollworkImageIO", "ScrollworkAccelerate", "ScrollworkCoreSpotlight",
        "ScrollworkWebKit", "ScrollworkAVFoundation", "ScrollworkAVKit", "ScrollworkAppIntents", "ScrollworkCoreMotion",
        "ScrollworkHealthKit", "ScrollworkSwiftData", "ScrollworkSpeech", "ScrollworkWeatherKit",
        "ScrollworkPencilKit", "ScrollworkQuickLook", "ScrollworkQuickLookThumbnailing", "ScrollworkTipKit",
        "ScrollworkSpriteKit", "ScrollworkGameplayKit", "ScrollworkSimd", "ScrollworkMetal", "ScrollworkSceneKit",
        "ScrollworkSystemConfiguration", "ScrollworkCommonCrypto", "ScrollworkCoreLocationUI", "ScrollworkCoreML",
        "TestSupport",
      ],
      swiftSettings: iOSSource),
    .testTarget(
      name: "ContactsTests", dependencies: ["ScrollworkContactsUI", "SimulatorTesting"], swiftSettings: iOSSource),
    .testTarget(
      name: "PDFKitTests", dependencies: ["ScrollworkPDFKit", "ScrollworkSwiftUI", "SimulatorTesting"],
      swiftSettings: iOSSource),
    .testTarget(
      name: "FoundationModelsTests",
      dependencies: ["ScrollworkFoundationModels", "ScrollworkFoundation", "ScrollworkCombine"],
      swiftSettings: iOSSource),
    .testTarget(
      name: "EventKitTests", dependencies: ["ScrollworkEventKitUI", "SimulatorTesting"], swiftSettings: iOSSource),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "ScrollworkSwiftUI", "SimulatorTesting", "DisplayList", "Typesetting", "Rasterizer", "TestSupport",
      ],
      swiftSettings: iOSSource),
    // What docs/testing.md has a newcomer type; a package of its own when it is copied elsewhere.
    .target(
      name: "Pets", dependencies: ["ScrollworkSwiftUI"], path: "Tests/Pets/Sources/Pets", swiftSettings: iOSSource),
    .testTarget(
      name: "PetsTests", dependencies: ["Pets", "SimulatorTesting"], path: "Tests/Pets/Tests/PetsTests",
      swiftSettings: iOSSource),
    .testTarget(
      name: "PetsUITests", dependencies: ["Pets", "ScrollworkXCUIAutomation"], path: "Tests/Pets/Tests/PetsUITests",
      swiftSettings: iOSSource),
    .testTarget(
      name: "SimulatorTestingTests",
      dependencies: ["ScrollworkSwiftUI", "SimulatorTesting", "DisplayList", "Typesetting", "Rasterizer"],
      exclude: ["__Snapshots__"], swiftSettings: iOSSource),
    .testTarget(
      name: "XCUITests",
      dependencies: [
        "ScrollworkXCUIAutomation", "SimulatorTesting", "ScrollworkUserNotifications", "ScrollworkCoreLocation",
        "ScrollworkOS", "iosApp",
      ],
      swiftSettings: iOSSource),
    .testTarget(
      name: "BackendTests",
      dependencies: [
        "Backend", "BackendOptions", "ServerSentEvents", "TestSupport",
        .product(name: "GRDB", package: "GRDB.swift", condition: documents),
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: documents),
        .product(name: "Hummingbird", package: "hummingbird", condition: documents),
        .product(name: "Logging", package: "swift-log", condition: documents),
      ]),
    .testTarget(name: "PhoneHostingTests", dependencies: ["PhoneHosting", "TestSupport"]),
    .testTarget(
      name: "BrowserHostTests",
      dependencies: [
        "BrowserHost", "PhoneHosting", "Simulator", "ScrollworkSwiftUI", "DisplayList", "VirtualTime", "TestSupport",
      ]),
    .testTarget(name: "CommandTests", dependencies: ["Command", "Watchdog"]),
    .testTarget(name: "ProjectsTests", dependencies: ["Projects", "DataModelFile", "MLModelFile", "TestSupport"]),
    .testTarget(name: "WatchdogTests", dependencies: ["Watchdog", "CStackTrace"]),
    .testTarget(
      name: "AppiumServerTests",
      dependencies: [
        "AppiumServer", "Automation", "PhoneHosting", "Simulator", "ScrollworkSwiftUI", "VirtualTime", "TestSupport",
      ], swiftSettings: iOSSource),
    // Code of the research documents as printed, which is in the language of its time.
    .target(
      name: "PrintedListings", dependencies: ["ScrollworkSwiftUI"], path: "Tests/PrintedListings",
      swiftSettings: iOSSource + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ScrollPatternsTests",
      dependencies: [
        "ScrollPatterns", "PrintedListings", "SimulatorTesting", "DisplayList", "VirtualTime", "TestSupport",
      ],
      swiftSettings: iOSSource),
    .testTarget(
      name: "BenchmarksTests", dependencies: ["Benchmarks", "SimulatorTesting", "DisplayList", "Rasterizer"],
      swiftSettings: iOSSource),
    // The pictures of the documentation: scripts/pictures draws them, and these tests fail when one is stale.
    .testTarget(
      name: "PictureTests",
      dependencies: [
        "iosApp", "Backend", "Benchmarks", "SimulatorTesting", "DisplayList", "Rasterizer", "ScrollworkCharts",
        "ScrollworkMapKit",
      ],
      swiftSettings: iOSSource),
    .testTarget(
      name: "iosAppTests", dependencies: ["iosApp", "SimulatorTesting", "Backend", "DisplayList", "TestSupport"],
      exclude: ["Research/__Snapshots__"], swiftSettings: iOSSource),
  ],
  swiftLanguageModes: [.v6]
)

// All libraries as one file, which scripts/sdk puts into a Swift SDK. Nobody else is to link it.
if Context.environment["SCROLLWORK_SDK"] != nil {
  let targets = package.products.compactMap { $0 as? Product.Library }.flatMap(\.targets)
  package.products.append(.library(name: "ScrollworkFrameworks", type: .dynamic, targets: targets))
}

// What stands in for Apple's frameworks, and all that needs it, is for Linux. Apple's systems get the scroll patterns, made with
// their own SwiftUI, and the backend that the app asks. The app itself is in Apple/Scrollwork.xcodeproj there.
#if !os(Linux)
  let kept = ["ScrollPatterns", "ServerSentEvents", "Backend", "BackendOptions", "BackendServer"]
  package.targets.removeAll { !kept.contains($0.name) }
  let names = Set(package.targets.map(\.name))
  package.products.removeAll { product in
    if let library = product as? Product.Library { return !names.isSuperset(of: library.targets) }
    if let executable = product as? Product.Executable { return !names.isSuperset(of: executable.targets) }
    return true
  }
  package.dependencies.removeAll { dependency in
    guard case .sourceControl(_, let location, _) = dependency.kind else { return false }
    return location.hasSuffix("OpenCombine")
  }
  for target in package.targets where target.name == "ScrollPatterns" {
    target.dependencies = []
    target.swiftSettings = []
  }
#endif
