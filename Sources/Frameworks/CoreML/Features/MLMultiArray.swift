import Foundation

/// The type of an array's elements.
public enum MLMultiArrayDataType: Int, Sendable {
  /// Numbers of 64 bits.
  case double = 65600
  /// Numbers of 32 bits.
  case float32 = 65568
  /// Numbers of 16 bits.
  case float16 = 65552
  /// Integers of 32 bits.
  case int32 = 131104

  /// Numbers of 64 bits.
  public static var float64: MLMultiArrayDataType { .double }
  /// Numbers of 32 bits.
  public static var float: MLMultiArrayDataType { .float32 }

  var size: Int {
    switch self {
    case .double: 8
    case .float32, .int32: 4
    case .float16: 2
    }
  }
}

/// An array of numbers in several dimensions.
open class MLMultiArray: NSObject, @unchecked Sendable {
  /// Where the elements are.
  public let dataPointer: UnsafeMutableRawPointer
  /// The type of the elements.
  public let dataType: MLMultiArrayDataType
  /// The number of elements in each dimension.
  public let shape: [NSNumber]
  /// The distance of neighbours in each dimension, in elements.
  public let strides: [NSNumber]
  /// The number of elements.
  public let count: Int

  private let lengths: [Int]
  private let steps: [Int]
  private let deallocator: ((UnsafeMutableRawPointer) -> Void)?

  /// The most bytes of an array.
  private static let mostBytes = 1 << 32

  /// Creates an array of zeros.
  /// - Throws: `MLModelError.generic` for a shape of negative or too many elements.
  public convenience init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    let lengths = shape.map(\.intValue)
    let count = try Self.count(of: lengths, dataType)
    var steps = Array(repeating: 1, count: lengths.count)
    for place in lengths.indices.dropLast().reversed() { steps[place] = steps[place + 1] * lengths[place + 1] }
    let size = max(1, count * dataType.size)
    let pointer = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    pointer.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    try self.init(
      dataPointer: pointer, shape: shape, dataType: dataType, strides: steps.map { NSNumber(value: $0) },
      deallocator: { $0.deallocate() })
  }

  /// Creates an array of memory that belongs to the caller.
  /// - Parameter deallocator: is called when the array is not used any more.
  /// - Throws: `MLModelError.generic` for a shape of negative or too many elements, or without as many strides.
  public init(
    dataPointer: UnsafeMutableRawPointer, shape: [NSNumber], dataType: MLMultiArrayDataType, strides: [NSNumber],
    deallocator: ((UnsafeMutableRawPointer) -> Void)? = nil
  ) throws {
    lengths = shape.map(\.intValue)
    steps = strides.map(\.intValue)
    count = try Self.count(of: lengths, dataType)
    guard steps.count == lengths.count else {
      throw MLModelError(.generic, "An array has \(lengths.count) dimensions, but \(steps.count) strides.")
    }
    (self.dataPointer, self.dataType, self.shape, self.strides) = (dataPointer, dataType, shape, strides)
    self.deallocator = deallocator
    super.init()
  }

  deinit { deallocator?(dataPointer) }

  private static func count(of lengths: [Int], _ type: MLMultiArrayDataType) throws -> Int {
    var count = 1
    for length in lengths {
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: length)
      guard length >= 0, !isTooLarge, product <= mostBytes / type.size else {
        throw MLModelError(.generic, "An array cannot have the shape \(lengths).")
      }
      count = product
    }
    return count
  }

  /// The element at a place, counted in the order of the dimensions.
  open subscript(idx: Int) -> NSNumber {
    get { NSNumber(value: self.number(at: offset(of: idx))) }
    set { set(newValue, at: offset(of: idx)) }
  }

  /// The element at a place in each dimension.
  open subscript(key: [NSNumber]) -> NSNumber {
    get { NSNumber(value: number(at: offset(of: key))) }
    set { set(newValue, at: offset(of: key)) }
  }

  private func offset(of key: [NSNumber]) -> Int {
    precondition(key.count == lengths.count, "An array of \(lengths.count) dimensions is asked for the element \(key)")
    var offset = 0
    for (place, index) in key.enumerated() {
      precondition(
        lengths.indices.contains(place) && (0..<lengths[place]).contains(index.intValue), "Out of range: \(key)")
      offset += index.intValue * steps[place]
    }
    return offset
  }

  private func offset(of index: Int) -> Int {
    precondition((0..<count).contains(index), "Out of range: \(index) of \(count)")
    var (offset, rest) = (0, index)
    for place in lengths.indices.reversed() {
      offset += rest % lengths[place] * steps[place]
      rest /= lengths[place]
    }
    return offset
  }

  private func number(at offset: Int) -> Double {
    switch dataType {
    case .double: dataPointer.load(fromByteOffset: offset * 8, as: Double.self)
    case .float32: Double(dataPointer.load(fromByteOffset: offset * 4, as: Float.self))
    case .float16: Double(dataPointer.load(fromByteOffset: offset * 2, as: Float16.self))
    case .int32: Double(dataPointer.load(fromByteOffset: offset * 4, as: Int32.self))
    }
  }

  private func set(_ number: NSNumber, at offset: Int) {
    switch dataType {
    case .double: dataPointer.storeBytes(of: number.doubleValue, toByteOffset: offset * 8, as: Double.self)
    case .float32: dataPointer.storeBytes(of: number.floatValue, toByteOffset: offset * 4, as: Float.self)
    case .float16: dataPointer.storeBytes(of: Float16(number.doubleValue), toByteOffset: offset * 2, as: Float16.self)
    case .int32: dataPointer.storeBytes(of: number.int32Value, toByteOffset: offset * 4, as: Int32.self)
    }
  }

  /// The elements in the order of the dimensions.
  var numbers: [Double] { (0..<count).map { number(at: offset(of: $0)) } }

  /// Creates an array of the numbers, cut to the type of the elements.
  convenience init(_ numbers: [Double], shape: [Int], dataType: MLMultiArrayDataType) throws {
    try self.init(shape: shape.map { NSNumber(value: $0) }, dataType: dataType)
    for (index, number) in numbers.enumerated() {
      if dataType == .int32, Int32(exactly: number.rounded()) == nil {
        throw MLModelError(.generic, "The number \(number) is not an integer of 32 bits.")
      }
      set(NSNumber(value: number), at: index)
    }
  }

  /// Calls a function with the bytes of the elements.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeRawBufferPointer(start: dataPointer, count: byteCount))
  }

  /// Calls a function with the bytes of the elements, which it may change, and the strides.
  public func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer, [Int]) throws -> R) rethrows -> R {
    try body(UnsafeMutableRawBufferPointer(start: dataPointer, count: byteCount), steps)
  }

  private var byteCount: Int {
    count == 0 ? 0 : (zip(lengths, steps).reduce(0) { $0 + ($1.0 - 1) * $1.1 } + 1) * dataType.size
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? MLMultiArray else { return false }
    return lengths == other.lengths && dataType == other.dataType && numbers == other.numbers
  }
  open override var hash: Int { lengths.hashValue }
  open override var description: String {
    let kind = lengths.count == 1 ? "vector" : lengths.count == 2 ? "matrix" : "array"
    let name =
      switch dataType {
      case .double: "Double"
      case .float32: "Float32"
      case .float16: "Float16"
      case .int32: "Int32"
      }
    let shape = lengths.map(String.init).joined(separator: " x ")
    let elements = numbers.map { dataType == .int32 ? "\(Int($0))" : "\($0)" }.joined(separator: ",")
    return "\(name) \(shape) \(kind)\n[\(elements)]"
  }
}

extension MLMultiArray {
  /// Creates an array of one dimension with 32-bit integers. A number that is larger crashes, as on an iPhone.
  public convenience init<C: Collection>(_ data: C) throws where C.Element: FixedWidthInteger {
    try self.init(data.map { Double(Int32($0)) }, shape: [data.count], dataType: .int32)
  }

  /// Creates an array of one dimension.
  public convenience init<C: Collection>(_ data: C) throws where C.Element == Float {
    try self.init(data.map(Double.init), shape: [data.count], dataType: .float32)
  }

  /// Creates an array of one dimension.
  public convenience init<C: Collection>(_ data: C) throws where C.Element == Double {
    try self.init(Array(data), shape: [data.count], dataType: .double)
  }
}
