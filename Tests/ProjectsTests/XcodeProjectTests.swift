import Foundation
import Testing

@testable import Projects

struct XcodeProjectTests {
  static let list = """
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

  @Test("Given a file that a target lists twice, when a project is opened, then it is compiled once, as Xcode does it")
  func fileListedTwice() throws {
    // Given
    let folder = Folder()
    let list = Self.list.replacing("files = ( BF, BM )", with: "files = ( BF, BG )")
      .replacing("BM = {isa = PBXBuildFile; fileRef = M; };", with: "BG = {isa = PBXBuildFile; fileRef = N; };")
      .replacing("children = ( F, M )", with: "children = ( F, N )")
      .replacing("M = {", with: "N = {").replacing("path = gone.swift", with: "path = \"a b.swift\"")
    try folder.write("Shop.xcodeproj/project.pbxproj", list)
    try folder.write("Old/a b.swift", "")
    try folder.write("Shop/App.swift", "")
    // When
    let app = try Project.open(folder.url).app()
    // Then
    #expect(app.sources.map(\.lastPathComponent) == ["a b.swift", "App.swift"])
  }

  @Test("Given a folder that git keeps as Old and as old, when a project is opened, then the files of both are found")
  func foldersThatDifferInCase() throws {
    // Given
    let folder = Folder()
    try folder.write("Shop.xcodeproj/project.pbxproj", Self.list)
    for path in ["Old/a b.swift", "old/Gone.swift", "Shop/App.swift"] { try folder.write(path, "") }
    // When
    let project = try Project.open(folder.url)
    // Then
    let paths = try project.app().sources.map { $0.path.dropFirst(folder.url.path.count) }
    #expect(paths == ["/Old/a b.swift", "/old/Gone.swift", "/Shop/App.swift"])
    #expect(!project.skipped.contains { $0.contains("no such file") })
  }

  @Test(
    "Given a localized file that a synchronized folder keeps from its target, when a project is opened, then the rest of each language stays"
  )
  func localizedExceptions() throws {
    // Given
    let folder = Folder()
    let mark = #""/Localized: Texts/Other.strings""#
    let list = Self.list.replacing("Left/out.swift", with: mark)
    try folder.write("Shop.xcodeproj/project.pbxproj", list)
    for path in ["de.lproj/Other.strings", "en.lproj/Other.strings", "en.lproj/Localizable.strings"] {
      try folder.write("Shop/Texts/\(path)", "")
    }
    // When
    let project = try Project.open(folder.url)
    // Then
    let paths = try project.app().resources.map { $0.path.dropFirst(folder.url.path.count) }
    #expect(paths == ["/Shop/Texts/en.lproj/Localizable.strings"])
  }

  @Test(
    "Given a localized file of a folder that a target has only files of, when a project is opened, then it is there in each language"
  )
  func localizedMembers() throws {
    // Given
    let folder = Folder()
    let list = Self.list.replacing("Left/out.swift", with: #""/Localized: Texts/Localizable.strings", App.swift"#)
      .replacing("fileSystemSynchronizedGroups = ( S ); ", with: "")
    try folder.write("Shop.xcodeproj/project.pbxproj", list)
    for path in ["App.swift", "Texts/de.lproj/Localizable.strings", "Texts/en.lproj/Localizable.strings"] {
      try folder.write("Shop/\(path)", "")
    }
    // When
    let project = try Project.open(folder.url)
    // Then
    let paths = try project.app().resources.map { $0.path.dropFirst(folder.url.path.count) }
    #expect(
      paths.sorted() == ["/Shop/Texts/de.lproj/Localizable.strings", "/Shop/Texts/en.lproj/Localizable.strings"])
    #expect(!project.skipped.contains { $0.contains("Localized") })
  }

  @Test("Given a repository whose project is in a folder, when the repository is opened, then it is that project")
  func repository() throws {
    // Given
    let folder = Folder()
    try folder.write("README.md", "")
    try folder.write("Code/App/Shop.xcodeproj/project.pbxproj", Self.list)
    try folder.write("Code/App/Shop/App.swift", "")
    try folder.write("Code/Pods/Pods.xcodeproj/project.pbxproj", Self.list)
    // Then
    #expect(try Project.open(folder.url).name == "Shop")
    // When there is another
    try folder.write("Code/Other/Other.xcodeproj/project.pbxproj", Self.list)
    // Then
    let problem = #expect(throws: ProjectProblem.self) { try Project.open(folder.url) }
    #expect(problem?.description.contains("projects in several folders: Code/App, Code/Other.") == true)
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
    #expect(problem?.description.contains("line 1 has merge conflict markers") == true)
  }

  @Test(
    "Given a project file that is not whole, when it is opened, then that is what is said",
    arguments: [("", "it is empty"), ("// !$*UTF8*$!\n{ objects = {\n  P = {", "it is cut off after line 3")])
  func cut(text: String, reason: String) throws {
    let folder = Folder()
    try folder.write("Shop.xcodeproj/project.pbxproj", text)
    let problem = #expect(throws: ProjectProblem.self) { try Project.open(folder.url) }
    #expect(problem?.description.contains("project.pbxproj is damaged: \(reason)") == true)
  }

  @Test("Given several apps and nobody who chose one, then the others are named; given a choice, then not")
  func choice() throws {
    // Given
    var project = Project(name: "Shop", location: URL(fileURLWithPath: "/"))
    for name in ["Admin", "Shop"] {
      project.targets.append(Project.Target(name: name, module: name, kind: .app, folder: project.location))
    }
    // When
    let app = try project.app()
    // Then
    #expect(
      project.choice(of: app, named: nil) == "Showing Shop. Choose another app of the project with --target: Admin.")
    #expect(project.choice(of: app, named: "Shop") == nil)
  }

  @Test("Given libraries with tests and no app, then an empty one stands for it; given a name, then there is none")
  func noApp() throws {
    // Given
    let folder = Folder()
    var project = Project(name: "Kit", location: folder.url)
    project.targets = [
      Project.Target(name: "Kit", module: "Kit", kind: .library, folder: folder.url),
      Project.Target(name: "KitTests", module: "KitTests", kind: .unitTests, folder: folder.url),
    ]
    // When
    let host = try project.testedApp()
    let prepared = try PreparedApp(project, app: host, in: folder.url.appending(path: "made"))
    // Then
    #expect(prepared.entry == .delegate("ScrollworkAppDelegate"))
    #expect(throws: ProjectProblem.self) { try project.testedApp(named: "Kit") }
    #expect(throws: ProjectProblem.self) { try project.app() }
  }

  // MARK: Several projects

  private static func framework(_ name: String) -> String {
    """
    // !$*UTF8*$!
    { objectVersion = 77; rootObject = P; objects = {
      P = {isa = PBXProject; mainGroup = G; targets = ( T ); };
      G = {isa = PBXGroup; children = ( S ); sourceTree = "<group>"; };
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.framework";
        buildPhases = ( ); fileSystemSynchronizedGroups = ( S ); };
    }; }
    """
  }

  private static func app(linking reference: String, inner: String = "") -> String {
    """
    // !$*UTF8*$!
    { objectVersion = 77; rootObject = P; objects = {
      P = {isa = PBXProject; mainGroup = G; targets = ( T ); \(inner) };
      G = {isa = PBXGroup; children = ( S ); sourceTree = "<group>"; };
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
      I = {isa = PBXFileReference; path = Kit/Kit.xcodeproj; sourceTree = "SOURCE_ROOT"; };
      T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
        buildPhases = ( B ); fileSystemSynchronizedGroups = ( S ); };
      B = {isa = PBXFrameworksBuildPhase; files = ( F ); };
      F = {isa = PBXBuildFile; fileRef = R; };
      R = {\(reference) path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
    }; }
    """
  }

  @Test("Given a workspace whose app links a framework of another project, then it is built before the app")
  func workspace() throws {
    // Given
    let folder = Folder()
    try folder.write(
      "Shop.xcworkspace/contents.xcworkspacedata",
      """
      <Workspace version = "1.0"><FileRef location = "group:App/Shop.xcodeproj"></FileRef>
      <FileRef location = "group:Kit/Kit.xcodeproj"></FileRef></Workspace>
      """)
    try folder.write("App/Shop.xcodeproj/project.pbxproj", Self.app(linking: "isa = PBXFileReference;"))
    try folder.write("App/Shop/App.swift", "import Kit")
    try folder.write("Kit/Kit.xcodeproj/project.pbxproj", Self.framework("Kit"))
    try folder.write("Kit/Kit/Kit.swift", "public let kit = 1")
    // When
    let project = try Project.open(folder.url)
    // Then
    #expect(try project.buildOrder(of: project.app()).map(\.name) == ["Kit", "Shop"])
  }

  @Test("Given a project that contains another one, when it is opened, then the framework that it links is built")
  func inner() throws {
    // Given
    let folder = Folder()
    let inner = "projectReferences = ( { ProductGroup = G; ProjectRef = I; } );"
    try folder.write(
      "Shop.xcodeproj/project.pbxproj", Self.app(linking: "isa = PBXReferenceProxy;", inner: inner))
    try folder.write("Shop/App.swift", "import Kit")
    try folder.write("Kit/Kit.xcodeproj/project.pbxproj", Self.framework("Kit"))
    try folder.write("Kit/Kit/Kit.swift", "public let kit = 1")
    // When
    let project = try Project.open(folder.url)
    // Then
    #expect(try project.buildOrder(of: project.app()).map(\.name) == ["Kit", "Shop"])
    #expect(project.skipped.isEmpty)
  }

  // MARK: Storyboards

  @Test("Given storyboards, when a project is opened, then they are resources and nothing is left out")
  func storyboards() throws {
    // Given
    let folder = Folder()
    try folder.write(
      "Shop.xcodeproj/project.pbxproj", Self.framework("Shop").replacing("framework", with: "application"))
    try folder.write("Shop/App.swift", "")
    try folder.write("Shop/Base.lproj/LaunchScreen.storyboard", "")
    try folder.write("Shop/Base.lproj/Main.storyboard", "<document/>")
    try folder.write("Shop/Splash.storyboard", #"<document launchScreen="YES"/>"#)
    try folder.write("Shop/Cell.xib", "<document/>")
    // When
    let project = try Project.open(folder.url)
    // Then
    #expect(project.skipped.isEmpty)
    #expect(try project.app().interfaceFiles.map(\.lastPathComponent) == ["Main.storyboard", "Cell.xib"])
  }

  @Test("Given a storyboard that is saved, then the app is built again")
  func changedStoryboard() throws {
    // Given
    let folder = Folder()
    try folder.write(
      "Shop.xcodeproj/project.pbxproj", Self.framework("Shop").replacing("framework", with: "application"))
    try folder.write("Shop/App.swift", "")
    try folder.write("Shop/Base.lproj/Main.storyboard", "<document/>")
    let project = try Project.open(folder.url)
    let before = project.fingerprint(of: try project.app(), tools: "")
    // When
    try folder.write("Shop/Base.lproj/Main.storyboard", "<document version=\"3.0\"/>")
    // Then
    #expect(project.fingerprint(of: try project.app(), tools: "") != before)
    #expect(project.watchedFolders(of: try project.app()).contains { $0.hasSuffix("Base.lproj") })
  }

  @Test("Given packages in synchronized folders, then they are built before the app and keep their files")
  func packagesInFolders() throws {
    // Given
    let folder = Folder()
    try folder.write(
      "Shop.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      { objectVersion = 77; rootObject = P; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = ( T ); };
        G = {isa = PBXGroup; children = ( S, M ); sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
        M = {isa = PBXFileSystemSynchronizedRootGroup; path = Modules; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
          buildPhases = ( ); fileSystemSynchronizedGroups = ( S ); packageProductDependencies = ( A, B ); };
        A = {isa = XCSwiftPackageProductDependency; productName = Kit; };
        B = {isa = XCSwiftPackageProductDependency; productName = Inner; };
      }; }
      """)
    for (path, name) in [("Modules/Kit", "Kit"), ("Shop/Inner", "Inner")] {
      try folder.write(
        "\(path)/Package.swift",
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
          targets: [.target(name: "\(name)")])
        """)
      try folder.write("\(path)/Sources/\(name)/\(name).swift", "")
    }
    try folder.write("Shop/App.swift", "")
    // When
    let project = try Project.open(folder.url)
    // Then
    let app = try project.app()
    #expect(app.sources.map(\.lastPathComponent) == ["App.swift"])
    #expect(try Set(project.buildOrder(of: app).map(\.module)) == ["Kit", "Inner", "Shop"])
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
    #expect(problem?.description == "These targets depend on each other: A → B → A.")
  }
}
