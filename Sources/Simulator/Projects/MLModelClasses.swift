import Foundation
import MLModelFile

/// The classes that Xcode generates for Core ML models: the model, its input and its output.
enum MLModelClasses {
  /// Returns a file for each model, except for those whose class the project itself has.
  /// - Parameters:
  ///   - texts: the target's sources.
  ///   - bundle: the models' bundle as code; nil for that of the class.
  static func sources(
    for models: [URL], besides texts: [String], bundle: String? = nil
  ) -> [(name: String, text: String)] {
    models.compactMap { model in
      let name = identifier(model.deletingPathExtension().lastPathComponent)
      let isThere = texts.contains { text in
        text.contains("class \(name)") && text.matches(of: #/class (\w+)/#).contains { $0.1 == name }
      }
      guard !isThere, let file = try? MLModelFile(contentsOf: model) else { return nil }
      let resource = model.deletingPathExtension().lastPathComponent
      return ("\(name)+CoreML", source(for: file.interface, name: name, resource: resource, bundle: bundle))
    }
  }

  /// Returns notes about models that cannot be read: they have no classes.
  static func notes(for models: [URL]) -> [String] {
    models.compactMap { model in
      do {
        _ = try MLModelFile(contentsOf: model)
        return nil
      } catch {
        return "\(model.path): no class is generated for it. \(error)"
      }
    }
  }

  /// Returns a name of Swift for one of a file or a feature: other characters become underscores.
  static func identifier(_ name: String) -> String {
    let word = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return word.first?.isNumber == false ? word : "_\(word)"
  }

  // MARK: Text

  /// Returns the code of the three classes.
  static func source(
    for interface: MLModelFile.Interface, name: String, resource: String, bundle: String?
  ) -> String {
    let hasImages = (interface.inputs + interface.outputs).contains { if case .image = $0.kind { true } else { false } }
    let imports = ["import CoreML", "import Foundation"] + (hasImages ? ["import UIKit"] : [])
    return
      (imports + [""] + input(interface.inputs, name) + output(interface.outputs, name)
      + model(interface.inputs, name, resource, bundle)).joined(separator: "\n") + "\n"
  }

  private static func input(_ features: [MLModelFile.Feature], _ name: String) -> [String] {
    var lines = ["nonisolated class \(name)Input: MLFeatureProvider {"]
    for feature in features { lines.append("  var \(word(feature)): \(type(of: feature))") }
    lines.append("  var featureNames: Set<String> { [\(features.map { literal($0.name) }.joined(separator: ", "))] }")
    lines.append("  func featureValue(for featureName: String) -> MLFeatureValue? {")
    lines.append("    switch featureName {")
    for feature in features {
      let value = "self.\(word(feature))"
      lines.append(
        feature.isOptional
          ? "    case \(literal(feature.name)): \(value).map { \(boxed("$0", feature)) }"
          : "    case \(literal(feature.name)): \(boxed(value, feature))")
    }
    lines += ["    default: nil", "    }", "  }"]
    lines.append("  init(\(parameters(features))) {")
    for feature in features { lines.append("    self.\(word(feature)) = \(word(feature))") }
    lines.append("  }")
    for feature in features where features.count == 1 {
      guard case .image(let width, let height) = feature.kind else { continue }
      // Blue, green, red and alpha
      let size = "pixelsWide: \(width), pixelsHigh: \(height), pixelFormatType: 0x4247_5241"
      let name = identifier(feature.name)
      for (label, argument, kind) in [("With", "cgImage", "CGImage"), ("At", "imageAt", "URL")] {
        lines.append("  convenience init(\(name)\(label) image: \(kind)) throws {")
        lines.append(
          "    self.init(\(word(feature)): try MLFeatureValue(\(argument): image, \(size)).imageBufferValue!)")
        lines.append("  }")
      }
    }
    return lines + ["}", ""]
  }

  private static func output(_ features: [MLModelFile.Feature], _ name: String) -> [String] {
    var lines = [
      "nonisolated class \(name)Output: MLFeatureProvider {", "  private let provider: any MLFeatureProvider",
    ]
    for feature in features {
      let value = "provider.featureValue(for: \(literal(feature.name)))"
      lines.append("  var \(word(feature)): \(type(of: feature)) { \(unboxed(value, feature)) }")
    }
    lines += [
      "  var featureNames: Set<String> { provider.featureNames }",
      "  func featureValue(for featureName: String) -> MLFeatureValue? { provider.featureValue(for: featureName) }",
      "  init(\(parameters(features))) {",
      "    var values: [String: MLFeatureValue] = [:]",
    ]
    for feature in features {
      let value = word(feature)
      let made = feature.isOptional ? "\(value).map { \(boxed("$0", feature)) }" : boxed(value, feature)
      lines.append("    values[\(literal(feature.name))] = \(made)")
    }
    lines += [
      "    provider = try! MLDictionaryFeatureProvider(dictionary: values)",
      "  }",
      "  init(features: any MLFeatureProvider) { provider = features }",
      "}", "",
    ]
    return lines
  }

  private static func model(
    _ inputs: [MLModelFile.Feature], _ name: String, _ resource: String, _ bundle: String?
  ) -> [String] {
    let bundle = bundle ?? "Bundle._bundle(for: self)"
    let arguments = inputs.map { "\(identifier($0.name)): \(word($0))" }.joined(separator: ", ")
    let configuration = "configuration: MLModelConfiguration = MLModelConfiguration()"
    let handler = "completionHandler handler: @escaping (Swift.Result<\(name), any Error>) -> Void"
    return """
      nonisolated class \(name) {
        let model: MLModel
        class var urlOfModelInThisBundle: URL {
          \(bundle).url(forResource: \(literal(resource)), withExtension: "mlmodelc")!
        }
        init(model: MLModel) { self.model = model }
        @available(*, deprecated, message: "Use init(configuration:) instead and handle errors appropriately.")
        convenience init() { try! self.init(contentsOf: type(of: self).urlOfModelInThisBundle) }
        convenience init(configuration: MLModelConfiguration) throws {
          try self.init(contentsOf: type(of: self).urlOfModelInThisBundle, configuration: configuration)
        }
        convenience init(contentsOf modelURL: URL) throws { try self.init(model: MLModel(contentsOf: modelURL)) }
        convenience init(contentsOf modelURL: URL, configuration: MLModelConfiguration) throws {
          try self.init(model: MLModel(contentsOf: modelURL, configuration: configuration))
        }
        class func load(\(configuration), \(handler)) {
          load(contentsOf: self.urlOfModelInThisBundle, configuration: configuration, completionHandler: handler)
        }
        nonisolated(nonsending) class func load(\(configuration)) async throws -> \(name) {
          try await load(contentsOf: self.urlOfModelInThisBundle, configuration: configuration)
        }
        class func load(contentsOf modelURL: URL, \(configuration), \(handler)) {
          MLModel.load(contentsOf: modelURL, configuration: configuration) { handler($0.map { \(name)(model: $0) }) }
        }
        nonisolated(nonsending) class func load(contentsOf modelURL: URL, \(configuration)) async throws -> \(name) {
          \(name)(model: try await MLModel.load(contentsOf: modelURL, configuration: configuration))
        }
        func prediction(input: \(name)Input) throws -> \(name)Output {
          try prediction(input: input, options: MLPredictionOptions())
        }
        func prediction(input: \(name)Input, options: MLPredictionOptions) throws -> \(name)Output {
          \(name)Output(features: try model.prediction(from: input, options: options))
        }
        nonisolated(nonsending) func prediction(
          input: \(name)Input, options: MLPredictionOptions = MLPredictionOptions()
        ) async throws -> \(name)Output {
          \(name)Output(features: try await model.prediction(from: input, options: options))
        }
        func prediction(\(parameters(inputs))) throws -> \(name)Output {
          try prediction(input: \(name)Input(\(arguments)))
        }
        func predictions(
          inputs: [\(name)Input], options: MLPredictionOptions = MLPredictionOptions()
        ) throws -> [\(name)Output] {
          let outputs = try model.predictions(from: MLArrayBatchProvider(array: inputs), options: options)
          return (0..<outputs.count).map { \(name)Output(features: outputs.features(at: $0)) }
        }
      }
      """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  // MARK: Features

  private static func word(_ feature: MLModelFile.Feature) -> String {
    AssetSymbols.quoted(identifier(feature.name))
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }

  private static func parameters(_ features: [MLModelFile.Feature]) -> String {
    features.map { "\(word($0)): \(type(of: $0))\($0.isOptional ? " = nil" : "")" }.joined(separator: ", ")
  }

  private static func type(of feature: MLModelFile.Feature) -> String {
    let type =
      switch feature.kind {
      case .int64: "Int64"
      case .double: "Double"
      case .string: "String"
      case .image: "CVPixelBuffer"
      case .array: "MLMultiArray"
      case .dictionary(let hasStringKeys): hasStringKeys ? "[String: Double]" : "[Int64: Double]"
      case .sequence(let isOfStrings): isOfStrings ? "[String]" : "[Int64]"
      case .unknown: "MLFeatureValue"
      }
    return feature.isOptional ? type + "?" : type
  }

  private static func boxed(_ value: String, _ feature: MLModelFile.Feature) -> String {
    switch feature.kind {
    case .int64: "MLFeatureValue(int64: \(value))"
    case .double: "MLFeatureValue(double: \(value))"
    case .string: "MLFeatureValue(string: \(value))"
    case .image: "MLFeatureValue(pixelBuffer: \(value))"
    case .array: "MLFeatureValue(multiArray: \(value))"
    case .dictionary: "MLFeatureValue(_numbers: \(value))"
    case .sequence(isOfStrings: true): "MLFeatureValue(sequence: MLSequence(strings: \(value)))"
    case .sequence: "MLFeatureValue(sequence: MLSequence(int64s: \(value).map { NSNumber(value: $0) }))"
    case .unknown: value
    }
  }

  private static func unboxed(_ value: String, _ feature: MLModelFile.Feature) -> String {
    let mark = feature.isOptional ? "?" : "!"
    return switch feature.kind {
    case .int64: "\(value)\(mark).int64Value"
    case .double: "\(value)\(mark).doubleValue"
    case .string: "\(value)\(mark).stringValue"
    case .image: feature.isOptional ? "\(value)?.imageBufferValue" : "\(value)!.imageBufferValue!"
    case .array: feature.isOptional ? "\(value)?.multiArrayValue" : "\(value)!.multiArrayValue!"
    case .dictionary: "\(value)\(mark)._numbers()"
    case .sequence(isOfStrings: true): "\(value)\(mark).sequenceValue!.stringValues"
    case .sequence: "\(value)\(mark).sequenceValue!.int64Values.map(\\.int64Value)"
    case .unknown: feature.isOptional ? value : "\(value)!"
    }
  }
}
