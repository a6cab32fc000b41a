import Foundation
import MLModelFile

/// A key of a model's texts.
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What the model does.
  public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
  /// The model's version.
  public static let versionString = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
  /// Who made the model.
  public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
  /// The licence.
  public static let license = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
  /// What else the creator noted: a `[String: String]`.
  public static let creatorDefinedKey = MLModelMetadataKey(rawValue: "MLModelCreatorDefinedKey")
}

/// The inputs and outputs of a model, and the texts that describe it.
open class MLModelDescription: NSObject, @unchecked Sendable {
  private let file: MLModelFile
  private let labels: ClassLabels?

  init(_ file: MLModelFile) {
    self.file = file
    labels = try? ClassLabels(of: file)
    super.init()
  }

  private static func byName(_ features: [MLModelFile.Feature]) -> [String: MLFeatureDescription] {
    Dictionary(features.map { ($0.name, MLFeatureDescription($0)) }) { $1 }
  }

  /// The inputs by name.
  open var inputDescriptionsByName: [String: MLFeatureDescription] { Self.byName(file.interface.inputs) }
  /// The outputs by name.
  open var outputDescriptionsByName: [String: MLFeatureDescription] { Self.byName(file.interface.outputs) }
  /// The output with a regressor's number or a classifier's label; nil for other models.
  open var predictedFeatureName: String? { file.interface.predicted }
  /// The output with the probabilities of a classifier's labels.
  open var predictedProbabilitiesName: String? { file.interface.probabilities }
  /// The texts that describe the model.
  open var metadata: [MLModelMetadataKey: Any] {
    let texts = file.metadata
    return [
      .description: texts.summary, .versionString: texts.version, .author: texts.author, .license: texts.license,
      .creatorDefinedKey: texts.custom,
    ]
  }
  /// A classifier's labels, of the type `String` or `Int64`; nil for other models.
  open var classLabels: [Any]? { labels?.values }
  /// False: models are not trained here.
  open var isUpdatable: Bool { false }
}

/// An input or an output of a model.
open class MLFeatureDescription: NSObject, NSCopying, @unchecked Sendable {
  private let feature: MLModelFile.Feature

  init(_ feature: MLModelFile.Feature) {
    self.feature = feature
    super.init()
  }

  /// Returns the same object: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The name.
  open var name: String { feature.name }
  /// The type of its values.
  open var type: MLFeatureType { feature.type }
  /// Whether a value may be missing.
  open var isOptional: Bool { feature.isOptional }
  /// The shape and type of an array; nil for other types.
  open var multiArrayConstraint: MLMultiArrayConstraint? {
    guard case .array(let shape, let element) = feature.kind else { return nil }
    return MLMultiArrayConstraint(shape, MLMultiArrayDataType(rawValue: element) ?? .double)
  }
  /// The type of a dictionary's keys; nil for other types.
  open var dictionaryConstraint: MLDictionaryConstraint? {
    guard case .dictionary(let hasStringKeys) = feature.kind else { return nil }
    return MLDictionaryConstraint(keyType: hasStringKeys ? .string : .int64)
  }

  /// Returns whether a value has the type, or is missing and may be. The shapes of arrays are not compared.
  open func isAllowedValue(_ value: MLFeatureValue) -> Bool {
    if value.isUndefined { return isOptional }
    if case .dictionary(let hasStringKeys) = feature.kind, value.type == .dictionary {
      return value.dictionaryValue.keys.allSatisfy { ($0.base is String) == hasStringKeys }
    }
    return value.type == type
  }
}

/// What arrays of a feature look like.
open class MLMultiArrayConstraint: NSObject, @unchecked Sendable {
  /// The number of elements in each dimension.
  public let shape: [NSNumber]
  /// The type of the elements.
  public let dataType: MLMultiArrayDataType

  init(_ shape: [Int], _ dataType: MLMultiArrayDataType) {
    self.shape = shape.map { NSNumber(value: $0) }
    self.dataType = dataType
    super.init()
  }
}

/// What dictionaries of a feature look like.
open class MLDictionaryConstraint: NSObject, @unchecked Sendable {
  /// The type of the keys: `string` or `int64`.
  public let keyType: MLFeatureType

  init(keyType: MLFeatureType) {
    self.keyType = keyType
    super.init()
  }
}

extension MLModelFile.Feature {
  var type: MLFeatureType {
    switch kind {
    case .int64: .int64
    case .double: .double
    case .string: .string
    case .image: .image
    case .array: .multiArray
    case .dictionary: .dictionary
    case .sequence: .sequence
    case .unknown: .invalid
    }
  }
}
