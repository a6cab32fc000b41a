import Foundation

// On an iPhone every object can be an argument of a format, and every value that has a class of Foundation's can be cast
// to one: `id as CVarArg`. Their text stands for `%@`, since Foundation on Linux can only print its own strings there.

extension NSObject: @retroactive _CVarArgObject, @retroactive CVarArg {
  /// Its description, which `%@` becomes.
  public var _cVarArgObject: any CVarArg { formatArgument(description) }
  /// The words of its description.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension UUID: @retroactive _CVarArgObject, @retroactive CVarArg {
  /// Its digits, which `%@` becomes.
  public var _cVarArgObject: any CVarArg { formatArgument(uuidString) }
  /// The words of its digits.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Date: @retroactive _CVarArgObject, @retroactive CVarArg {
  /// Its description, which `%@` becomes.
  public var _cVarArgObject: any CVarArg { formatArgument(description) }
  /// The words of its description.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension URL: @retroactive _CVarArgObject, @retroactive CVarArg {
  /// Its description, which `%@` becomes.
  public var _cVarArgObject: any CVarArg { formatArgument(description) }
  /// The words of its description.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Data: @retroactive _CVarArgObject, @retroactive CVarArg {
  /// Its description as an object, which `%@` becomes.
  public var _cVarArgObject: any CVarArg { formatArgument((self as NSData).description) }
  /// The words of its description.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Decimal: @retroactive _CVarArgObject, @retroactive CVarArg {
  /// Its digits, which `%@` becomes.
  public var _cVarArgObject: any CVarArg { formatArgument(description) }
  /// The words of its digits.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Array: @retroactive _CVarArgObject, @retroactive CVarArg {
  /// Its description as an object, which `%@` becomes.
  public var _cVarArgObject: any CVarArg { formatArgument(NSArray(array: self).description) }
  /// The words of its description.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Set: @retroactive _CVarArgObject, @retroactive CVarArg {
  /// Its description as an object, which `%@` becomes.
  public var _cVarArgObject: any CVarArg { formatArgument(NSSet(set: self).description) }
  /// The words of its description.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

/// Returns a text in the form in which a list of arguments keeps strings.
private func formatArgument(_ text: any _CVarArgObject) -> any CVarArg { text._cVarArgObject }
