import Foundation
import MLModelFile
import TestSupport
import Testing

@testable import Projects

struct MLModelTests {
  private static func text(_ model: WireBytes, name: String = "Test", bundle: String? = nil) throws -> String {
    MLModelClasses.source(
      for: try MLModelFile(model.data).interface, name: name, resource: name, bundle: bundle)
  }

  @Test("Given a Core ML model, when a project is prepared, then its class has inputs and outputs by name")
  func classes() throws {
    let text = try Self.text(.sleepCalculator, name: "SleepCalculator")
    for line in [
      "nonisolated class SleepCalculatorInput: MLFeatureProvider {",
      "  init(wake: Double, estimatedSleep: Double, coffee: Int64) {",
      "    case \"coffee\": MLFeatureValue(int64: self.coffee)",
      "nonisolated class SleepCalculatorOutput: MLFeatureProvider {",
      "  var actualSleep: Double { provider.featureValue(for: \"actualSleep\")!.doubleValue }",
      "    Bundle._bundle(for: self).url(forResource: \"SleepCalculator\", withExtension: \"mlmodelc\")!",
      "  convenience init(configuration: MLModelConfiguration) throws {",
      "  func prediction(wake: Double, estimatedSleep: Double, coffee: Int64) throws -> SleepCalculatorOutput {",
    ] {
      #expect(text.contains("\n\(line)\n"), "\(line)")
    }
    #expect(try Self.text(.sleepCalculator, bundle: "Bundle.module").contains("\n    Bundle.module.url(forResource: "))
  }

  @Test("Given features of all types, then the class has Swift's types for them, and names that Swift has")
  func types() throws {
    let inputs: [WireBytes] = [
      .feature("a text", .string), .feature("in", .array(3)), .feature("image", .image),
      .feature("seen", .double, isOptional: true),
    ]
    let outputs: [WireBytes] = [
      .feature("shares", .dictionary(isOfStrings: true)), .feature("votes", .dictionary(isOfStrings: false)),
      .feature("list", .sequence),
    ]
    let text = try Self.text(.model(inputs, outputs, kind: 500, WireBytes()))
    for line in [
      "  init(a_text: String, `in`: MLMultiArray, image: CVPixelBuffer, seen: Double? = nil) {",
      "    case \"a text\": MLFeatureValue(string: self.a_text)",
      "    case \"seen\": self.seen.map { MLFeatureValue(double: $0) }",
      "  var shares: [String: Double] { provider.featureValue(for: \"shares\")!._numbers() }",
      "  var votes: [Int64: Double] { provider.featureValue(for: \"votes\")!._numbers() }",
      "  var list: [String] { provider.featureValue(for: \"list\")!.sequenceValue!.stringValues }",
    ] {
      #expect(text.contains("\n\(line)\n"), "\(line)")
    }
    #expect(text.hasPrefix("import CoreML\nimport Foundation\nimport UIKit\n"))
    let seeing = try Self.text(.model([.feature("image", .image)], [], kind: 500, WireBytes()))
    #expect(seeing.contains("  convenience init(imageWith image: CGImage) throws {\n"))
  }

  @Test("Given names of files, then those of classes have no other characters than Swift's")
  func names() {
    #expect(MLModelClasses.identifier("SleepCalculator") == "SleepCalculator")
    #expect(MLModelClasses.identifier("Better Rest-1") == "Better_Rest_1")
    #expect(MLModelClasses.identifier("2nd") == "_2nd")
  }

  /// Returns an app with a model that was prepared.
  private func prepared(_ model: Data, source: String = "", settings: String = "{}", in folder: Folder) throws
    -> PreparedApp
  {
    try folder.write([
      "project.yml": """
      name: Rest
      targets:
        Rest:
          type: application
          platform: iOS
          sources: [App]
          settings: \(settings)
      """,
      "App/App.swift": "import SwiftUI\n@main struct RestApp: App {}\n\(source)",
    ])
    try model.write(to: folder.url.appending(path: "App/SleepCalculator.mlmodel"))
    let project = try Project.open(folder.url)
    return try PreparedApp(project, app: project.app(), in: folder.url.appending(path: "made"))
  }

  private static func hasClass(_ app: PreparedApp) -> Bool? {
    app.modules.last?.sources.map(\.lastPathComponent).contains("SleepCalculator+CoreML.swift")
  }

  @Test("Given a project with a model, when it is prepared, then the bundle has the model, and its class is compiled")
  func project() throws {
    // Given
    let folder = Folder()
    // When
    let app = try prepared(WireBytes.sleepCalculator.data, in: folder)
    // Then
    #expect(Self.hasClass(app) == true)
    let file = app.bundle.appending(path: "SleepCalculator.mlmodelc")
    #expect(try MLModelFile(contentsOf: file).interface.outputs.map(\.name) == ["actualSleep"])
    #expect(!FileManager.default.fileExists(atPath: app.bundle.appending(path: "SleepCalculator.mlmodel").path))
    #expect(app.notes.isEmpty)
  }

  @Test("Given a project that has the class itself or wants none, when it is prepared, then none is generated")
  func ownClass() throws {
    let model = WireBytes.sleepCalculator.data
    #expect(Self.hasClass(try prepared(model, source: "final class SleepCalculator {}\n", in: Folder())) == false)
    #expect(Self.hasClass(try prepared(model, source: "class SleepCalculatorView {}\n", in: Folder())) == true)
    #expect(
      Self.hasClass(try prepared(model, settings: "{COREML_CODEGEN_LANGUAGE: None}", in: Folder())) == false)
  }

  @Test("Given a file that is not a model, when its project is prepared, then a note says so")
  func damaged() throws {
    let app = try prepared(Data("version https://git-lfs.github.com/spec/v1".utf8), in: Folder())
    #expect(Self.hasClass(app) == false)
    #expect(app.notes.contains { $0.contains("SleepCalculator.mlmodel: no class is generated") })
  }
}
