import Foundation
import Testing

@testable import Projects

struct RemotePackagesTests {
  private static let refs =
    [
      ("1.2.0", "a"), ("1.10.0", "b"), ("v1.10.0^{}", "c"), ("2.0.0", "d"), ("2.1.0-beta", "e"), ("new", "f"),
    ].map { (name: "refs/tags/\($0.0)", commit: $0.1) } + [(name: "refs/heads/main", commit: "g")]

  @Test(
    "Given the tags of a package, then the newest that fits is taken, by numbers, and nothing that is not released",
    arguments: [
      (.version("1.0.0", before: "2.0.0"), "c"), (.version("1.2", before: "1.3.0"), "a"),
      (.version("2.0.0", before: nil), "d"), (.version("2.0.0", before: "3.0.0"), "d"), (.branch("main"), "g"),
      (.commit("z"), "z"), (.version("3.0.0", before: "4.0.0"), nil), (.branch("gone"), nil),
    ] as [(RemotePackages.Wish, String?)])
  func versions(wish: RemotePackages.Wish, commit: String?) {
    #expect(RemotePackages.commit(for: wish, in: Self.refs) == commit)
  }

  @Test("Given what Xcode calls the next major or minor version, then that is the end of what fits")
  func limits() {
    #expect(RemotePackages.limit(after: "0.5.1", isMinor: false) == "1.0.0")
    #expect(RemotePackages.limit(after: "1.2.3", isMinor: true) == "1.3.0")
    #expect(RemotePackages.limit(after: "main", isMinor: true) == nil)
    #expect(RemotePackages.identity(of: "git@example.com:Shop/Charts.git") == "charts")
  }

  @Test(
    "Given a project with a package of a server, when it is opened, then the package is fetched as its Package.resolved says, in each of its formats",
    arguments: [1, 3])
  func fetching(format: Int) throws {
    // Given a server's repository whose last commit is not the pinned one.
    let folder = Folder()
    let server = folder.url.appending(path: "Kit-\(format)-\(UUID().uuidString)")
    let name = server.lastPathComponent
    try folder.write(
      "\(name)/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit", "CKit"])],
        targets: [.target(name: "Kit"), .target(name: "CKit"), .testTarget(name: "KitTests", dependencies: ["Kit"])])
      """)
    try folder.write("\(name)/Sources/Kit/Kit.swift", "public let kit = 1")
    try folder.write("\(name)/Sources/CKit/kit.c", "int kit;")
    try folder.write("\(name)/Tests/KitTests/KitTests.swift", "import Kit")
    try git(server, "init", "--quiet")
    try git(server, "add", ".")
    try git(server, "commit", "--quiet", "-m", "one")
    let commit = try git(server, "rev-parse", "HEAD").trimmingCharacters(in: .whitespacesAndNewlines)
    try folder.write("\(name)/Sources/Kit/Newer.swift", "public let newer = 1")
    try git(server, "add", ".")
    try git(server, "commit", "--quiet", "-m", "two")
    let url = "file://\(server.path)"
    let pin = #""state": { "revision": "\#(commit)", "version": "1.0.0" }"#
    try folder.write(
      "Shop.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
      format == 1
        ? #"{ "object": { "pins": [{ "package": "Kit", "repositoryURL": "\#(url)", \#(pin) }] }, "version": 1 }"#
        : #"{ "pins": [{ "identity": "kit", "location": "\#(url)", \#(pin) }], "version": 3 }"#)
    try folder.write("Shop/App.swift", "import Kit")
    // A merge can lose a reference that a product still names.
    let listed = format == 1 ? "U" : "R, U"
    try folder.write(
      "Shop.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      { objectVersion = 77; rootObject = P; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = ( T ); packageReferences = ( \(listed) ); };
        G = {isa = PBXGroup; children = ( S ); sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
          buildPhases = ( ); fileSystemSynchronizedGroups = ( S ); packageProductDependencies = ( D ); };
        D = {isa = XCSwiftPackageProductDependency; package = R; productName = Kit; };
        R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "\(url)";
          requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
        U = {isa = XCRemoteSwiftPackageReference; repositoryURL = "file:///nowhere/at/all";
          requirement = { kind = branch; branch = main; }; };
      }; }
      """)
    // When
    let project = try Project.open(folder.url)
    // Then
    let app = try project.app()
    let kit = try #require(project.target(named: "Kit"))
    #expect(app.dependencies.contains("Kit"))
    #expect(kit.sources.map(\.lastPathComponent) == ["Kit.swift"])
    #expect(project.target(named: "KitTests") == nil)
    #expect(project.target(named: "CKit")?.c?.sources.map(\.lastPathComponent) == ["kit.c"])
    // No target links the other one, so its server is not contacted.
    #expect(!project.skipped.contains { $0.contains("nowhere") })
  }

  @Test(
    "Given a package whose server does not answer, when its project is opened, then it is left out with git's words")
  func noServer() {
    var packages = LocalPackages()
    #expect(packages.add("file:///nowhere/at/all.git", .branch("main")).isEmpty)
    #expect(packages.skipped.count == 1)
    #expect(packages.skipped[0].hasPrefix("Package file:///nowhere/at/all.git: it cannot be fetched or read: fatal"))
    #expect(packages.add("--upload-pack=touch", .branch("main")).isEmpty)
    #expect(packages.skipped[1].contains("not an address"))
  }

  @Test(
    "Given what a project needs of a package that cannot be fetched, then it is told once, and how to do without it")
  func advice() {
    // When
    var packages = LocalPackages()
    _ = packages.add("file:///nowhere/at/all.git", .branch("main"), for: ["Charts", "Axes"])
    // Then
    #expect(packages.skipped.count == 1)
    #expect(
      packages.skipped[0].hasSuffix("scrollwork.yml beside the project: `stand-ins: { Axes: FOLDER, Charts: FOLDER }`.")
    )
    #expect(packages.missing == ["Charts": packages.skipped[0], "Axes": packages.skipped[0]])
  }

  @Test(
    "Given a package that needs the repository in a folder of this machine, when it is opened, then that is fetched")
  func localRepository() throws {
    // Given
    let folder = Folder()
    let server = folder.url.appending(path: "Dep")
    try folder.write(
      "Dep/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Dep", products: [.library(name: "Dep", targets: ["Dep"])], targets: [.target(name: "Dep")])
      """)
    try folder.write("Dep/Sources/Dep/Dep.swift", "public let dep = 1")
    try git(server, "init", "--quiet")
    try git(server, "add", ".")
    try git(server, "commit", "--quiet", "-m", "one")
    try git(server, "tag", "1.0.0")
    try folder.write(
      "Shop/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Shop", dependencies: [.package(url: "file://\(server.path)", from: "1.0.0")],
        targets: [.executableTarget(name: "Shop", dependencies: ["Dep"])])
      """)
    try folder.write("Shop/Sources/Shop/App.swift", "import Dep")
    // When
    let project = try Project.open(folder.url.appending(path: "Shop"))
    // Then
    #expect(try project.app().dependencies == ["Dep"])
    #expect(project.target(named: "Dep")?.sources.map(\.lastPathComponent) == ["Dep.swift"])
    #expect(project.target(named: "Dep")?.package == "Dep")
    #expect(project.skipped.isEmpty)
  }
}
