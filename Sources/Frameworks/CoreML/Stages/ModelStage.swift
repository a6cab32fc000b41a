import Foundation
import MLModelFile

/// What computes a model's outputs.
protocol ModelStage: Sendable {
  /// Returns the outputs by name.
  /// - Parameter inputs: those that are not missing.
  /// - Throws: `MLModelError`.
  func outputs(for inputs: [String: MLFeatureValue]) throws -> [String: MLFeatureValue]
}

/// Makes what computes a model.
/// - Throws: `MLModelError` or `WireMessage.Problem` for a damaged model.
func makeStage(of file: MLModelFile) throws -> any ModelStage {
  switch file.kind {
  case .pipeline, .pipelineClassifier, .pipelineRegressor: try PipelineStage(file)
  case .identity: IdentityStage(interface: file.interface)
  case .featureVectorizer: try FeatureVectorizer(file)
  case .dictVectorizer: try DictVectorizer(file)
  case .oneHotEncoder: try OneHotEncoder(file)
  case .categoricalMapping: try CategoricalMapping(file)
  case .scaler: try Scaler(file)
  case .imputer: try Imputer(file)
  case .normalizer: try Normalizer(file)
  case .arrayFeatureExtractor: try ArrayFeatureExtractor(file)
  case .glmRegressor: try LinearRegressor(file)
  case .glmClassifier: try LinearClassifier(file)
  case .treeEnsembleRegressor: try TreeRegressor(file)
  case .treeEnsembleClassifier: try TreeClassifier(file)
  case .supportVectorRegressor: try SupportVectorRegressor(file)
  case .supportVectorClassifier: try SupportVectorClassifier(file)
  default: UnsupportedStage(what: file.kind?.words ?? "a model of an unknown kind (\(file.kindNumber))")
  }
}

/// A model that cannot be run here.
private struct UnsupportedStage: ModelStage {
  let what: String

  func outputs(for inputs: [String: MLFeatureValue]) throws -> [String: MLFeatureValue] {
    throw MLModelError(
      .generic,
      "The model is, or contains, \(what). Scrollwork does not run these: it runs linear models, trees and support "
        + "vector machines on numbers and texts.")
  }
}

/// A model that returns its inputs.
private struct IdentityStage: ModelStage {
  let interface: MLModelFile.Interface

  func outputs(for inputs: [String: MLFeatureValue]) throws -> [String: MLFeatureValue] {
    var outputs: [String: MLFeatureValue] = [:]
    for feature in interface.outputs { outputs[feature.name] = inputs[feature.name] }
    return outputs
  }
}

/// Models of which each takes what those before it gave.
private struct PipelineStage: ModelStage {
  let interface: MLModelFile.Interface
  let stages: [any ModelStage]

  init(_ file: MLModelFile) throws {
    interface = file.interface
    stages = try file.models().map(makeStage)
  }

  func outputs(for inputs: [String: MLFeatureValue]) throws -> [String: MLFeatureValue] {
    var values = inputs
    for stage in stages { values.merge(try stage.outputs(for: values)) { $1 } }
    var outputs: [String: MLFeatureValue] = [:]
    for feature in interface.outputs { outputs[feature.name] = values[feature.name] }
    return outputs
  }
}

extension MLModelError {
  static func damaged(_ what: String) -> MLModelError { MLModelError(.generic, "The model is damaged: \(what).") }
}
