import Foundation
import MLModelFile

/// A trained model: linear models, trees and support vectors, with what prepares their inputs, alone or in pipelines.
///
/// Models of other kinds, such as neural networks, can be loaded and described. Their predictions throw
/// `MLModelError.generic`, with a text that says what they are.
open class MLModel: NSObject, @unchecked Sendable {
  /// The inputs and outputs, and the texts that describe the model.
  open var modelDescription: MLModelDescription { described }
  /// A copy of the configuration that the model was loaded with.
  open var configuration: MLModelConfiguration { configured }

  private let described: MLModelDescription
  private let configured: MLModelConfiguration
  private let interface: MLModelFile.Interface
  private let stage: any ModelStage

  private init(_ file: MLModelFile, _ configuration: MLModelConfiguration) throws {
    described = MLModelDescription(file)
    configured = configuration.copy() as? MLModelConfiguration ?? configuration
    interface = file.interface
    do {
      stage = try makeStage(of: file)
    } catch is WireMessage.Problem {
      throw MLModelError(.generic, "The model is damaged.")
    }
    super.init()
  }

  /// Loads a compiled model, as the app's bundle has it and `compileModel(at:)` makes it.
  /// - Throws: `MLModelError`.
  public convenience init(contentsOf url: URL) throws {
    try self.init(contentsOf: url, configuration: MLModelConfiguration())
  }

  /// Loads a compiled model, as the app's bundle has it and `compileModel(at:)` makes it.
  /// - Throws: `MLModelError`.
  public convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
    // An iPhone refuses them too.
    if ["mlmodel", "mlpackage"].contains(url.pathExtension) {
      throw MLModelError(
        .generic, "Unable to load model: \(url.absoluteString). Compile the model with `MLModel.compileModel(at:)`.")
    }
    try self.init(Self.file(at: url), configuration)
  }

  private static func file(at url: URL) throws -> MLModelFile {
    do {
      return try MLModelFile(contentsOf: url)
    } catch let problem as MLModelFile.Problem {
      if case .unreadable = problem { throw MLModelError(.io, "\(problem)") }
      throw MLModelError(.generic, "\(problem)")
    }
  }

  /// Makes a prediction.
  /// - Throws: `MLModelError`.
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider { try evaluate(input) }

  /// Makes a prediction. The options have no effect.
  /// - Throws: `MLModelError`.
  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions
  ) throws -> any MLFeatureProvider { try evaluate(input) }

  /// Makes several predictions.
  /// - Throws: `MLModelError`, if one of them fails.
  open func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider {
    MLArrayBatchProvider(array: try (0..<inputBatch.count).map { try evaluate(inputBatch.features(at: $0)) })
  }

  /// Makes several predictions. The options have no effect.
  /// - Throws: `MLModelError`, if one of them fails.
  open func predictions(
    from inputBatch: any MLBatchProvider, options: MLPredictionOptions
  ) throws -> any MLBatchProvider { try predictions(fromBatch: inputBatch) }

  fileprivate func evaluate(_ provider: any MLFeatureProvider) throws -> any MLFeatureProvider {
    var inputs: [String: MLFeatureValue] = [:]
    for feature in interface.inputs {
      guard let value = provider.featureValue(for: feature.name), !value.isUndefined else {
        if feature.isOptional { continue }
        throw MLModelError(.featureType, "Feature \(feature.name) is required but not specified.")
      }
      inputs[feature.name] = try feature.accepted(value)
    }
    let outputs = try stage.outputs(for: inputs)
    for feature in interface.outputs {
      guard let value = outputs[feature.name] else {
        if feature.isOptional { continue }
        throw MLModelError.damaged("it does not compute its output \(feature.name)")
      }
      guard feature.type == .invalid || value.type == feature.type else {
        throw MLModelError.damaged("its output \(feature.name) is of the type \(value.type)")
      }
    }
    return MLDictionaryFeatureProvider(values: outputs)
  }
}

extension MLModel {
  /// Makes a prediction. The options have no effect.
  /// - Throws: `MLModelError`.
  nonisolated(nonsending) public func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions = MLPredictionOptions()
  ) async throws -> any MLFeatureProvider { try evaluate(input) }

  /// Loads a compiled model.
  /// - Throws: `MLModelError`.
  nonisolated(nonsending) public class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel { try MLModel(contentsOf: url, configuration: configuration) }

  /// Loads a compiled model and calls the handler on a queue of the system.
  public class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
    completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
  ) {
    let result = Result<MLModel, any Error> { try MLModel(contentsOf: url, configuration: configuration) }
    nonisolated(unsafe) let handler = handler
    DispatchQueue.global().async { handler(result) }
  }

  /// Compiles a `.mlmodel` or `.mlpackage`: copies it to a temporary folder, as a `.mlmodelc` that only this module
  /// reads.
  /// - Throws: `MLModelError`, if it is not a model.
  public class func compileModel(at modelURL: URL) throws -> URL { try copyModel(at: modelURL) }

  /// Compiles a `.mlmodel` or `.mlpackage`: copies it to a temporary folder, as a `.mlmodelc` that only this module
  /// reads.
  /// - Throws: `MLModelError`, if it is not a model.
  nonisolated(nonsending) public class func compileModel(at modelURL: URL) async throws -> URL {
    try copyModel(at: modelURL)
  }

  /// Compiles a `.mlmodel` or `.mlpackage`, and calls the handler on a queue of the system.
  public class func compileModel(
    at modelURL: URL, completionHandler handler: @escaping (Result<URL, any Error>) -> Void
  ) {
    let result = Result<URL, any Error> { try copyModel(at: modelURL) }
    nonisolated(unsafe) let handler = handler
    DispatchQueue.global().async { handler(result) }
  }

  private class func copyModel(at url: URL) throws -> URL {
    _ = try file(at: url)
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: UUID().uuidString)
    let copy = folder.appending(path: url.deletingPathExtension().lastPathComponent + ".mlmodelc")
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      try files.copyItem(at: url.resolvingSymlinksInPath(), to: copy)
    } catch {
      throw MLModelError(.io, "The model cannot be copied to \(copy.path): \(error.localizedDescription)")
    }
    return copy
  }
}
