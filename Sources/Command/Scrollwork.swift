import ArgumentParser
import Automation
import BackendOptions
import Foundation
import Glibc
import Projects
import Simulator
import iosApp

/// The options of the executable.
struct Scrollwork: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Shows the app on a simulated phone in a browser tab, or writes a picture of it.",
    discussion: """
      Without options: starts the backend in this process with seed data, and prints one URL to open in a browser.
      Stop it with Ctrl-C.
      """)

  @Argument(
    help: ArgumentHelp(
      """
      Show the previews or the view of this Swift file, or the app of this Xcode project, package, project.yml of XcodeGen, \
      Project.swift of Tuist, or folder.
      """,
      valueName: "path"))
  var file: String?

  @Option(help: ArgumentHelp("The app of the project, if there are several.", valueName: "name"))
  var target: String?

  @Flag(help: "List what the project uses that is not in Scrollwork, without building it.")
  var coverage = false

  @Flag(help: "Run the unit tests and the UI tests of the project.")
  var test = false

  @Option(help: ArgumentHelp("With --test: also write the results to a file, in JUnit's format.", valueName: "file"))
  var junit: String?

  @Option(help: "The first screen: \(FirstScreen.names.joined(separator: ", ")).")
  var screen: FirstScreen = .app(.landing)

  @Flag(help: "Show all previews of the app instead of the app.")
  var previews = false

  @Option(help: ArgumentHelp("The first preview to show, of a file or of the app.", valueName: "name"))
  var preview: String?

  @Flag(help: "Start each version of a file afresh; by default it keeps the state of the previous one.")
  var restart = false

  @Flag(help: "Show figures for each frame over the screen: bodies, layouts, live rows, drift.")
  var hud = false

  @Option(help: "The device: \(Device.listOfIDs).")
  var device: Device = .iPhone15Pro

  @Option(
    help: ArgumentHelp(
      "Write the screen to a PNG file, or the previews of a project to a folder, and exit; needs no browser.",
      valueName: "file"))
  var snapshot: String?

  @Flag(help: "With --snapshot: also draw what iOS shows over an app: time, battery, camera, home indicator.")
  var statusBar = false

  @Flag(help: "With --snapshot: also draw the device around the screen, with its status bar.")
  var frame = false

  @Option(
    defaultAsFlag: .text,
    help: ArgumentHelp(
      "Print the elements on the screen and exit: type, frame, identifier, label, value; text or json.",
      valueName: "format"))
  var describe: DescriptionFormat?

  @Option(help: ArgumentHelp("Use a backend that runs elsewhere instead of the one in this process.", valueName: "url"))
  var backend: String?

  @Option(help: ArgumentHelp("Keep the backend's data in this file instead of in memory.", valueName: "file"))
  var database: String?

  @OptionGroup(title: "Answers of the backend in this process")
  var answers: AnswerOptions

  @Flag(help: "Wait for Appium clients instead of a browser; each session restarts the app (docs/appium.md).")
  var appium = false

  @Flag(help: "Accept Appium sessions without a token: anyone who can run programs on this machine can start one.")
  var noToken = false

  @Option(help: "The port of the page, or of the Appium server; 0 for any free one.")
  var port: UInt16 = 0

  @Option(help: "Report a hang, and where, when the app has not responded for this many seconds; 0 for never.")
  var hangAfter = 5.0

  @Flag(help: "Also print the ssh command that makes the page available on another machine.")
  var remote = false

  @Flag(help: "Dark mode.")
  var dark = false

  @Option(help: "The text size: \(TextSize.allCases.map(\.rawValue).joined(separator: ", ")).")
  var textSize: TextSize = .large

  @Flag(help: "Right-to-left layout.")
  var rtl = false

  @Option(help: "Language and region, such as en_US or ar; a language that is read right to left mirrors the layout.")
  var locale = "en_US"

  @Option(help: "Whether the app may use the phone's location: ask, allow or deny; deny with --snapshot or --describe.")
  var location: LocationAnswer?

  @Option(help: "The generation of iOS, which decides the look and what #available says: 18 or 26.")
  var os: SystemGeneration = .iOS18

  @Flag(help: "Hold the phone on its side.")
  var landscape = false

  /// The project to show; nil for a Swift file or our own app.
  var projectPath: URL? {
    guard let file else { return nil }
    let location = URL(fileURLWithPath: file)
    if !file.hasSuffix(".swift") || file.hasSuffix("Package.swift") { return location }
    // A user's file may have the name of Tuist's manifest.
    guard location.lastPathComponent == "Project.swift" else { return nil }
    let text = try? String(contentsOf: location, encoding: .utf8)
    return text?.contains("import ProjectDescription") == true ? location : nil
  }

  /// Whether the screen is only recorded once it is at rest.
  var isStill: Bool { snapshot != nil || describe != nil }

  /// The purpose of the supervised process.
  var work: Work {
    if isStill { return .picture }
    if appium { return .sessions }
    return file == nil ? .app : .file
  }

  /// The device settings from the options. Typing is done on the keyboard of the page's user.
  var settings: DeviceSettings {
    DeviceSettings(
      isDark: dark, textSize: textSize, isRightToLeft: rtl ? true : nil, isLandscape: landscape,
      locale: Locale(identifier: locale), hasHardwareKeyboard: true, system: os)
  }

  /// What a picture shows besides the app.
  var pictureContent: PictureContent { frame ? .device : statusBar ? .system : .app }

  /// Where the phone is, and whether the app may know. A picture or a description waits for no answer. The place is the
  /// middle of the made-up announcements.
  var place: SimulatedLocation {
    let answer = location ?? (isStill ? .deny : .ask)
    return SimulatedLocation(
      permission: answer.permission, position: CLLocation(latitude: 52.52, longitude: 13.405))
  }

  func validate() throws {
    if let backend, Self.url(backend) == nil {
      throw ValidationError("--backend: \"\(backend)\" is not an http address such as http://127.0.0.1:8080.")
    }
    if appium, isStill || remote || location != nil {
      throw ValidationError("--appium: leave out --location, --remote, --snapshot and --describe.")
    }
    if snapshot == nil, frame || statusBar {
      throw ValidationError("\(frame ? "--frame" : "--status-bar") needs --snapshot; the page always shows both.")
    }
    if noToken, !appium { throw ValidationError("--no-token is for --appium.") }
    if file != nil, projectPath == nil, previews {
      throw ValidationError("--previews is for an app; a file's previews are shown without it.")
    }
    if projectPath == nil ? file != nil || previews : previews, appium {
      throw ValidationError("Previews are shown without the app: leave out --appium.")
    }
    if file != nil || previews, backend != nil || database != nil || screen != .app(.landing) {
      throw ValidationError("Previews are shown without the app: leave out --screen, --backend, --database.")
    }
    if preview != nil, projectPath != nil, !previews {
      throw ValidationError("--preview of a project needs --previews.")
    }
    if describe != nil, previews, preview == nil {
      throw ValidationError("--describe prints one screen: choose it with --preview.")
    }
    if restart, file == nil || projectPath != nil || isStill {
      throw ValidationError("--restart is for the page of a Swift file.")
    }
    if test, projectPath == nil { throw ValidationError("--test: name a project or a folder.") }
    if junit != nil, !test { throw ValidationError("--junit is for --test.") }
    if coverage, projectPath == nil { throw ValidationError("--coverage: name a project or a folder.") }
    if target != nil, projectPath == nil { throw ValidationError("--target is for a project.") }
    if preview != nil, file == nil, !previews {
      throw ValidationError("--preview needs a Swift file, or --previews.")
    }
    if let file, let problem = projectPath == nil ? Self.problem(ofFile: file) : Self.problem(ofProject: file) {
      throw ValidationError("\(file): \(problem)")
    }
    if !(hangAfter >= 0) { throw ValidationError("--hang-after: \(hangAfter) is not a number of seconds.") }
    if backend != nil, database != nil {
      throw ValidationError("--database is for the backend in this process; it cannot be combined with --backend.")
    }
    if backend != nil, let option = answers.given {
      throw ValidationError("\(option) is for the backend in this process; it cannot be combined with --backend.")
    }
  }

  /// Returns why a path is not a project, whatever a folder contains.
  private static func problem(ofProject path: String) -> String? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return "there is no such file." }
    if isFolder.boolValue || ["swift", "yml", "yaml"].contains(URL(fileURLWithPath: path).pathExtension) { return nil }
    return """
      expected a Swift file, an Xcode project or workspace, a Package.swift, project.yml or Project.swift, or a folder.
      """
  }

  /// Returns why a file cannot be shown, whatever it contains.
  private static func problem(ofFile path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return errno == ENOENT ? "there is no such file." : "\(String(cString: strerror(errno)))."
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return "it is not a file." }
    return access(path, R_OK) == 0 ? nil : "it is not readable."
  }

  /// Prints what a project uses that is not here.
  /// - Throws: `ProjectProblem`, an error of the file system
  func printCoverage(of location: URL) throws {
    let project = try Project.open(location)
    let app = try project.app(named: target)
    // The checkout that the executable was built in.
    var folder = (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])).resolvingSymlinksInPath()
    var table: String?
    while table == nil, folder.path != "/" {
      folder.deleteLastPathComponent()
      table = try? String(contentsOf: folder.appending(path: "docs/coverage.tsv"), encoding: .utf8)
    }
    let names = ["NotYet/MissingTypes.swift", "SwiftUI/NotYet/MissingMembers.swift"].compactMap {
      try? String(contentsOf: folder.appending(path: "Sources/Frameworks/\($0)"), encoding: .utf8)
    }
    print(try ApiCoverage(of: project, app: app, names: names.joined(separator: "\n"), table: table ?? ""))
  }

  /// The seconds without an answer after which the app counts as hanging; nil for no limit.
  var longestSilence: Double? { hangAfter > 0 ? hangAfter : nil }

  /// Ends with the error in the command line. Unlike the parser's, its suggestions resemble the input.
  static func end(with error: any Error) -> Never {
    let message = fullMessage(for: error)
    let proposal = #/Unknown option '(?<given>[^']+)'\. Did you mean '(?<meant>[^']+)'\?/#
    guard let match = message.firstMatch(of: proposal), match.meant.difference(from: match.given).count > 2 else {
      exit(withError: error)
    }
    let text = message.replacingCharacters(in: match.range, with: "Unknown option '\(match.given)'.")
    FileHandle.standardError.write(Data("\(text)\n".utf8))
    Glibc.exit(exitCode(for: error).rawValue)
  }

  static func url(_ text: String) -> URL? {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host != nil else { return nil }
    return url
  }
}

/// The user's answer to the system's location prompt.
enum LocationAnswer: String, CaseIterable, ExpressibleByArgument {
  case ask, allow, deny

  var permission: CLAuthorizationStatus {
    switch self {
    case .ask: .notDetermined
    case .allow: .authorizedWhenInUse
    case .deny: .denied
    }
  }
}

extension DescriptionFormat: ExpressibleByArgument {}

extension TextSize: ExpressibleByArgument {}

extension SystemGeneration: ExpressibleByArgument {
  /// The default in the usage text.
  public var defaultValueDescription: String { "\(rawValue)" }
}

extension Device: ExpressibleByArgument {
  /// Creates a device; nil for an unknown id, which the command line reports.
  public init?(argument: String) {
    guard let device = Device.named(argument) else { return nil }
    self = device
  }

  /// The default in the usage text.
  public var defaultValueDescription: String { id }

  /// The ids in the usage text.
  public static var allValueStrings: [String] { all.map(\.id) }
}
