import Foundation

/// The inputs or outputs of a model.
public protocol MLFeatureProvider: AnyObject {
  /// The names for which there may be values.
  var featureNames: Set<String> { get }
  /// Returns a value; nil for none.
  func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Inputs or outputs in a dictionary.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
  /// The values by name.
  public let dictionary: [String: MLFeatureValue]

  /// Creates a provider of feature values, numbers, texts, arrays, sequences, and dictionaries of numbers.
  /// - Throws: `MLModelError.featureType` for anything else.
  public init(dictionary: [String: Any]) throws {
    self.dictionary = try Dictionary(
      uniqueKeysWithValues: dictionary.map { name, value in
        guard let made = try MLFeatureValue(any: value) else {
          throw MLModelError(.featureType, "The value of \(name) cannot be a feature: \(Swift.type(of: value)).")
        }
        return (name, made)
      })
    super.init()
  }

  init(values: [String: MLFeatureValue]) {
    dictionary = values
    super.init()
  }

  /// The value of a name; nil for none.
  open subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
  /// The names of the values.
  open var featureNames: Set<String> { Set(dictionary.keys) }
  /// Returns a value; nil for none.
  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

/// Inputs or outputs of several predictions.
public protocol MLBatchProvider: AnyObject {
  /// The number of predictions.
  var count: Int { get }
  /// Returns the inputs or outputs of one.
  func features(at index: Int) -> any MLFeatureProvider
}

/// Inputs or outputs of several predictions in an array.
open class MLArrayBatchProvider: NSObject, MLBatchProvider {
  /// The inputs or outputs, one for each prediction.
  public let array: [any MLFeatureProvider]

  /// Creates a batch.
  public init(array: [any MLFeatureProvider]) {
    self.array = array
    super.init()
  }

  /// Creates a batch from columns: the values of each name, one for each prediction.
  /// - Throws: `MLModelError.featureType` if columns have different lengths, or a value cannot be a feature.
  public convenience init(dictionary: [String: [Any]]) throws {
    let count = dictionary.first?.value.count ?? 0
    guard dictionary.values.allSatisfy({ $0.count == count }) else {
      throw MLModelError(.featureType, "The columns of a batch have different lengths.")
    }
    self.init(
      array: try (0..<count).map { row in try MLDictionaryFeatureProvider(dictionary: dictionary.mapValues { $0[row] })
      })
  }

  /// The number of predictions.
  open var count: Int { array.count }
  /// Returns the inputs or outputs of one.
  open func features(at index: Int) -> any MLFeatureProvider { array[index] }
}
