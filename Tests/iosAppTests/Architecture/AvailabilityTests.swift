import Testing

/// The app runs on iOS 17: it uses newer API only where `#available` or `@available` guarantees it.
struct AvailabilityTests {
  private static let known: Result<NewerAPI, any Error> = Result {
    // API that is not implemented yet does not count as newer.
    let files = try SourceFile.all(in: "Sources/Frameworks").filter { !$0.name.hasPrefix("Missing") }
    return NewerAPI(declaredIn: files, deploymentTarget: 17)
  }
  private let api: NewerAPI

  init() throws {
    api = try Self.known.get()
  }

  @Test("given the frameworks, then what is newer than iOS 17 is known")
  func table() {
    #expect(
      Set(api.newer.keys).isSuperset(of: [
        "ScrollGeometry", "ScrollPhase", "ScrollPhaseChangeContext", "ScrollPosition", "Tab", "mix", "scrollPosition",
        "onScrollGeometryChange", "onScrollPhaseChange", "onScrollVisibilityChange", "toolbarVisibility",
      ]))
    #expect(api.newer["init"] == nil, "Uses of a newer initializer cannot be told from those of older ones.")
  }

  @Test(
    "given the app, its scroll patterns and what else of ours it imports, then nothing newer than iOS 17 is used unasked",
    arguments: ["App/iosApp", "App/ScrollPatterns", "Backend/ServerSentEvents"])
  func sources(folder: String) throws {
    let files = try SourceFile.all(in: "Sources/\(folder)")
    let own = NewerAPI.members(declaredIn: files)
    let misuses = files.flatMap { api.misuses(in: $0, own: own) }
    #expect(misuses.isEmpty, "\(misuses.joined(separator: "\n"))")
  }

  @Test(
    "given newer API where iOS 17 may run, then it is found",
    arguments: [
      "content.onScrollPhaseChange { _, new in phase = new }",
      "struct A { var position: ScrollPosition? }",
      "content.scrollPosition($position)",
      "content.scrollPosition($position, anchor: .top)",
      "if #available(iOS 18, *) { a() } else { content.onScrollPhaseChange { _, _ in } }",
      "if #available(iOS 17.5, *) { content.onScrollPhaseChange { _, _ in } }",
      "if #available(iOS 18, *) { a() }; content.onScrollPhaseChange { _, _ in }",
      "func a() { guard #available(iOS 18, *) else { b(ScrollPosition()); return } }",
      "struct A { @available(iOS 18, *) func a() {}; func b(_ phase: ScrollPhase) {} }",
      "struct A {\n  @available(iOS 18, *) var a: Int\n  var b: ScrollPhase\n}",
      "let text = \"\\(color.mix(with: .red, by: 0.5))\"",
      "import Synchronization",
    ])
  func misuse(text: String) {
    #expect(api.misuses(in: SourceFile(name: "A.swift", text: text)).count == 1)
  }

  @Test(
    "given newer API where it is asked for, and names that only look like it, then nothing is found",
    arguments: [
      "if #available(iOS 18, *) { content.onScrollPhaseChange { _, _ in } } else { content }",
      "if isNew, #available(iOS 26.0, *), b { content.onScrollPhaseChange { _, _ in } }",
      "func a() { guard #available(iOS 18, *) else { return }; b(ScrollPosition()) }",
      "@available(iOS 18, *) struct A: View { @State var position = ScrollPosition(); func a() -> ScrollPhase { .idle } }",
      "struct A { @available(iOS 18, *) private static func phase(_ phase: ScrollPhase) { b { phase } } }",
      "content.scrollPosition(id: $id)",
      "content.scrollPosition(id: $id, anchor: .top)",
      "// ScrollPosition\n/* /* ScrollPhase */ ScrollPosition */ let text = \"ScrollPosition\", raw = #\"a\"ScrollPhase\"#",
      "blend(mix: 1); let mix = 2; let b = mix + 1",
      "func mix(_ mix: Int) {}",
    ])
  func use(text: String) {
    let misuses = api.misuses(in: SourceFile(name: "A.swift", text: text))
    #expect(misuses.isEmpty, "\(misuses)")
  }
}
