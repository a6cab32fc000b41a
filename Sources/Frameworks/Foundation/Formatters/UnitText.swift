import Foundation
import _FoundationICU

/// Formats numbers with units for a locale. Foundation on Linux has no public way to ask ICU for them.
enum UnitText {
  enum Width: String {
    case full = "unit-width-full-name"
    case short = "unit-width-short"
    case narrow = "unit-width-narrow"
  }

  /// Returns a number formatted with an ICU number skeleton; nil if ICU does not know the unit.
  static func string(_ value: Double, skeleton: String, locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    let letters = Array(skeleton.utf16)
    guard
      let formatter = swift_unumf_openForSkeletonAndLocale(
        letters, Int32(letters.count), locale.identifier, &status)
    else { return nil }
    defer { swift_unumf_close(formatter) }
    guard let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    return text(&status) { swift_unumf_resultToString(result, $0, $1, &$2) }
  }

  /// Returns several amounts in sequence, as in "1 hour, 5 minutes".
  static func joined(_ parts: [String], width: Width, locale: Locale) -> String {
    var status = U_ZERO_ERROR
    let kind = width == .full ? ULISTFMT_WIDTH_WIDE : width == .short ? ULISTFMT_WIDTH_SHORT : ULISTFMT_WIDTH_NARROW
    let formatter = swift_ulistfmt_openForType(locale.identifier, ULISTFMT_TYPE_UNITS, kind, &status)
    let plain = parts.joined(separator: " ")
    guard parts.count > 1, let formatter else { return plain }
    defer { swift_ulistfmt_close(formatter) }
    let letters = parts.map { Array($0.utf16) }
    let lengths = letters.map { Int32($0.count) }
    return letters.flatMap(\.self).withUnsafeBufferPointer { all -> String in
      var starts: [UnsafePointer<UChar>?] = []
      var place = all.baseAddress
      for length in lengths {
        starts.append(place)
        place = place.map { $0 + Int(length) }
      }
      return text(&status) { swift_ulistfmt_format(formatter, starts, lengths, Int32(starts.count), $0, $1, &$2) }
        ?? plain
    }
  }

  /// Returns a whole amount of a unit relative to now: "in 3 days", or with `isNamed` "tomorrow" where there is a word.
  static func relative(
    _ amount: Double, _ unit: URelativeDateTimeUnit, isNamed: Bool, style: UDateRelativeDateTimeFormatterStyle,
    isSpelledOut: Bool, context: UDisplayContext, locale: Locale
  ) -> String? {
    var status = U_ZERO_ERROR
    // The formatter takes ownership of the number formatter.
    let numbers = isSpelledOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status) : nil
    guard let formatter = swift_ureldatefmt_open(locale.identifier, numbers, style, context, &status) else {
      return nil
    }
    defer { swift_ureldatefmt_close(formatter) }
    return text(&status) {
      isNamed
        ? swift_ureldatefmt_format(formatter, amount, unit, $0, $1, &$2)
        : swift_ureldatefmt_formatNumeric(formatter, amount, unit, $0, $1, &$2)
    }
  }

  /// Returns what ICU writes into a buffer, which grows as needed.
  private static func text(
    _ status: inout UErrorCode, _ write: (UnsafeMutablePointer<UChar>?, Int32, inout UErrorCode) -> Int32
  ) -> String? {
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    var buffer = [UChar](repeating: 0, count: 256)
    var length = buffer.withUnsafeMutableBufferPointer { write($0.baseAddress, Int32($0.count), &status) }
    if status == U_BUFFER_OVERFLOW_ERROR {
      status = U_ZERO_ERROR
      buffer = [UChar](repeating: 0, count: Int(length) + 1)
      length = buffer.withUnsafeMutableBufferPointer { write($0.baseAddress, Int32($0.count), &status) }
    }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
  }
}
