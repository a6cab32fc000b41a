import Foundation
import Testing

@testable import Projects

/// A folder for one test, gone after it.
private final class Folder {
  let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ path: String, _ text: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

struct XcodeProjectTests {
  private static let list = """
    // !$*UTF8*$!
    { objectVersion = 77; rootObject = P; objects = {
      P = {isa = PBXProject; mainGroup = G; targets = ( T, W ); };
      G = {isa = PBXGroup; children = ( S, D ); sourceTree = "<group>"; };
      D = {isa = PBXGroup; path = Old; children = ( F, M ); sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = "a b.swift"; sourceTree = "<group>"; };
      M = {isa = PBXFileReference; path = gone.swift; sourceTree = "<group>"; };
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; exceptions = ( X ); };
      X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( Left/out.swift ); target = T; };
      T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
        buildConfigurationList = L; buildPhases = ( B ); fileSystemSynchronizedGroups = ( S ); };
      B = {isa = PBXSourcesBuildPhase; files = ( BF, BM ); };
      BF = {isa = PBXBuildFile; fileRef = F; }; BM = {isa = PBXBuildFile; fileRef = M; };
      L = {isa = XCConfigurationList; buildConfigurations = ( C ); };
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "My Shop"; }; };
      W = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; };
    }; }
    """

  @Test(
    "Given groups and a synchronized folder with an exception, when a project is opened, then its app has those files")
  func files() throws {
    let folder = Folder()
    try folder.write("Shop.xcodeproj/project.pbxproj", Self.list)
    for path in ["Old/a b.swift", "Shop/App.swift", "Shop/Left/out.swift", "Shop/Assets.xcassets/Contents.json"] {
      try folder.write(path, "")
    }
    let project = try Project.open(folder.url)
    let app = try project.app()
    #expect(app.sources.map(\.lastPathComponent) == ["a b.swift", "App.swift"])
    #expect(app.resources.map(\.lastPathComponent) == ["Assets.xcassets"])
    #expect(app.module == "My_Shop")
    #expect(project.skipped.contains { $0.hasPrefix("Target Widget: extensions") })
    #expect(project.skipped.contains { $0.contains("gone.swift") })
  }

  @Test(
    "Given a folder that is written with other capitals than on the disk, when a project is opened, then it is found")
  func capitals() throws {
    let folder = Folder()
    try folder.write("Shop.xcodeproj/project.pbxproj", Self.list)
    try folder.write("SHOP/App.swift", "")
    try folder.write("old/A b.swift", "")
    #expect(try Project.open(folder.url).app().sources.map(\.lastPathComponent) == ["A b.swift", "App.swift"])
  }

  @Test("Given a project with a conflict of a merge in it, when it is opened, then that is what is said")
  func damaged() throws {
    let folder = Folder()
    try folder.write("Shop.xcodeproj/project.pbxproj", "<<<<<<< HEAD\n{ a = ;")
    let problem = #expect(throws: ProjectProblem.self) { try Project.open(folder.url) }
    #expect(problem?.description.contains("marks of a merge") == true)
  }

  @Test("Given targets that need each other, when their order is asked for, then the circle is told")
  func circle() throws {
    var project = Project(name: "A", location: URL(fileURLWithPath: "/"))
    for (name, other) in [("A", "B"), ("B", "A")] {
      var target = Project.Target(name: name, module: name, kind: .app, folder: URL(fileURLWithPath: "/"))
      target.dependencies = [other]
      project.targets.append(target)
    }
    let app = try project.app()
    let problem = #expect(throws: ProjectProblem.self) { try project.buildOrder(of: app) }
    #expect(problem?.description == "These targets need each other: A → B → A.")
  }
}
