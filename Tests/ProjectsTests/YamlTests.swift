import Testing

@testable import Projects

struct YamlTests {
  @Test("Given maps, lists and long texts, when they are read, then they are what was written")
  func blocks() throws {
    let yaml = try Yaml.read(
      """
      # a comment
      name: "Shop: one" # why
      options: {bundleIdPrefix: app.shop, groups: [a, 'b c']}
      sources:
      - path: App
        excludes:
          - "**/*.md"
      - Shared
      script: |
        echo "# kept"
          more
      empty:
      url: https://example.com/a#b
      """)
    #expect(yaml["name"] == .text("Shop: one"))
    #expect(yaml["options"]?["bundleIdPrefix"] == .text("app.shop"))
    #expect(yaml["options"]?["groups"]?.strings == ["a", "b c"])
    #expect(
      yaml["sources"]
        == .list([.map(["path": .text("App"), "excludes": .list([.text("**/*.md")])]), .text("Shared")]))
    #expect(yaml["script"] == .text("echo \"# kept\"\n  more"))
    #expect(yaml["empty"] == .nothing)
    #expect(yaml["url"] == .text("https://example.com/a#b"))
  }

  @Test("Given a text that is none, when it is read, then the line is told")
  func damaged() {
    let problem = #expect(throws: ProjectProblem.self) { try Yaml.read("a: 1\nb: [1, 2\nc") }
    #expect(problem?.description.hasPrefix("Line") == true)
    #expect(throws: ProjectProblem.self) { try Yaml.read("a: 1\n   b: 2") }
  }
}
