import Foundation
import ScrollworkUIKit

/// A value that a model takes or gives. It has one type, and is not converted: asked for another, it is 0, empty or
/// nil.
open class MLFeatureValue: NSObject, NSCopying, @unchecked Sendable {
  enum Content {
    case undefined(MLFeatureType)
    case int64(Int64)
    case double(Double)
    case string(String)
    case array(MLMultiArray)
    case dictionary([AnyHashable: NSNumber])
    case sequence(MLSequence)
    case image(CVPixelBuffer)
  }

  let content: Content

  init(content: Content) {
    self.content = content
    super.init()
  }

  /// Creates an integer.
  public convenience init(int64 value: Int64) { self.init(content: .int64(value)) }
  /// Creates a number.
  public convenience init(double value: Double) { self.init(content: .double(value)) }
  /// Creates a text.
  public convenience init(string value: String) { self.init(content: .string(value)) }
  /// Creates a value from an array, which is not copied.
  public convenience init(multiArray value: MLMultiArray) { self.init(content: .array(value)) }
  /// Creates a value from an image. No model here takes one.
  public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(content: .image(value)) }
  /// Creates a value from a sequence.
  public convenience init(sequence: MLSequence) { self.init(content: .sequence(sequence)) }
  /// Creates a missing value.
  public convenience init(undefined type: MLFeatureType) { self.init(content: .undefined(type)) }

  /// Creates a dictionary, whose keys are all texts or all integers.
  /// - Throws: `MLModelError.featureType` for other keys.
  public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
    let pairs = try value.map { key, number -> (AnyHashable, NSNumber) in
      switch key.base {
      case let text as String: (AnyHashable(text), number)
      case let text as NSString: (AnyHashable(text as String), number)
      case let integer as any BinaryInteger: (AnyHashable(Int64(clamping: integer)), number)
      case let boxed as NSNumber: (AnyHashable(boxed.int64Value), number)
      default: throw MLModelError(.featureType, "A key of a dictionary is neither a text nor an integer: \(key).")
      }
    }
    guard Set(pairs.map { $0.0.base is String }).count < 2 else {
      throw MLModelError(.featureType, "The keys of a dictionary have different types.")
    }
    self.init(content: .dictionary(Dictionary(pairs) { $1 }))
  }

  /// Creates a value from one of an app's types; nil for other types.
  convenience init?(any value: Any) throws {
    switch value {
    case let value as MLFeatureValue: self.init(content: value.content)
    case let text as String: self.init(string: text)
    case let text as NSString: self.init(string: text as String)
    case let array as MLMultiArray: self.init(multiArray: array)
    case let sequence as MLSequence: self.init(sequence: sequence)
    case let number as NSNumber:
      let isFraction = ["d", "f"].contains(String(cString: number.objCType))
      if isFraction { self.init(double: number.doubleValue) } else { self.init(int64: number.int64Value) }
    case let integer as any BinaryInteger: self.init(int64: Int64(clamping: integer))
    case let number as any BinaryFloatingPoint: self.init(double: Double(number))
    case let flag as Bool: self.init(int64: flag ? 1 : 0)
    case let numbers as [AnyHashable: NSNumber]: try self.init(dictionary: numbers)
    case let numbers as [AnyHashable: Double]:
      try self.init(dictionary: numbers.mapValues { NSNumber(value: $0) })
    default: return nil
    }
  }

  /// Returns the same object: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The type.
  open var type: MLFeatureType {
    switch content {
    case .undefined(let type): type
    case .int64: .int64
    case .double: .double
    case .string: .string
    case .array: .multiArray
    case .dictionary: .dictionary
    case .sequence: .sequence
    case .image: .image
    }
  }
  /// Whether the value is missing.
  open var isUndefined: Bool { if case .undefined = content { true } else { false } }
  /// The integer, or 0.
  open var int64Value: Int64 { if case .int64(let value) = content { value } else { 0 } }
  /// The number, or 0.
  open var doubleValue: Double { if case .double(let value) = content { value } else { 0 } }
  /// The text, or an empty one.
  open var stringValue: String { if case .string(let value) = content { value } else { "" } }
  /// The array, or nil.
  open var multiArrayValue: MLMultiArray? { if case .array(let value) = content { value } else { nil } }
  /// The dictionary, or an empty one. Its keys are of the type `String` or `Int64`.
  open var dictionaryValue: [AnyHashable: NSNumber] {
    if case .dictionary(let value) = content { value } else { [:] }
  }
  /// The sequence, or nil.
  open var sequenceValue: MLSequence? { if case .sequence(let value) = content { value } else { nil } }
  /// The image, or nil.
  open var imageBufferValue: CVPixelBuffer? { if case .image(let value) = content { value } else { nil } }

  /// Returns whether both have the same type and value.
  open func isEqual(to value: MLFeatureValue) -> Bool {
    switch (content, value.content) {
    case (.undefined(let one), .undefined(let other)): one == other
    case (.int64(let one), .int64(let other)): one == other
    case (.double(let one), .double(let other)): one == other
    case (.string(let one), .string(let other)): one == other
    case (.array(let one), .array(let other)): one.isEqual(other)
    case (.dictionary(let one), .dictionary(let other)): one == other
    case (.sequence(let one), .sequence(let other)): one.isEqual(other)
    case (.image(let one), .image(let other)): one === other
    default: false
    }
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? MLFeatureValue).map(isEqual(to:)) ?? false }
  open override var hash: Int {
    switch content {
    case .int64(let value): value.hashValue
    case .double(let value): value.hashValue
    case .string(let value): value.hashValue
    default: type.hashValue
    }
  }
  open override var description: String {
    switch content {
    case .undefined: "Undefined : \(type)"
    case .int64(let value): "Int64 : \(value)"
    case .double(let value): "Double : \(value)"
    case .string(let value): "String : \(value)"
    case .array(let value): "MultiArray : \(value)"
    case .dictionary(let value): "Dictionary : \(value)"
    case .sequence(let value): "Sequence : \(value.type == .string ? "\(value.stringValues)" : "\(value.int64Values)")"
    case .image: "Image"
    }
  }
}

extension MLFeatureValue {
  /// Creates a dictionary, for generated classes.
  public convenience init(_numbers numbers: [String: Double]) {
    self.init(content: .dictionary(Dictionary(numbers.map { (AnyHashable($0), NSNumber(value: $1)) }) { $1 }))
  }

  /// Creates a dictionary, for generated classes.
  public convenience init(_numbers numbers: [Int64: Double]) {
    self.init(content: .dictionary(Dictionary(numbers.map { (AnyHashable($0), NSNumber(value: $1)) }) { $1 }))
  }

  /// Returns the numbers of a dictionary by keys of a type, for generated classes.
  public func _numbers<Key: Hashable>() -> [Key: Double] {
    Dictionary(dictionaryValue.compactMap { key, number in (key.base as? Key).map { ($0, number.doubleValue) } }) { $1 }
  }
}

extension MLFeatureValue {
  /// An option for making an image.
  public struct ImageOption: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The part of the image, in fractions of it.
    public static let cropRect = ImageOption(rawValue: "MLFeatureValueImageOptionCropRect")
    /// How the part is fitted into the model's size.
    public static let cropAndScale = ImageOption(rawValue: "MLFeatureValueImageOptionCropAndScale")
  }

  /// Makes a value from an image file.
  /// - Throws: always `MLModelError.generic`: models that see are not run here.
  public convenience init(
    imageAt url: URL, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: OSType, options: [ImageOption: Any]? = nil
  ) throws { throw Self.noImages }

  /// Makes a value from an image.
  /// - Throws: always `MLModelError.generic`: models that see are not run here.
  public convenience init(
    cgImage: CGImage, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: OSType, options: [ImageOption: Any]? = nil
  ) throws { throw Self.noImages }

  private static var noImages: MLModelError {
    MLModelError(.generic, "Scrollwork runs models of numbers and texts in tables, so it makes no images for models.")
  }
}
