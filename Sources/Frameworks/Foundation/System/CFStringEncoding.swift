import Foundation

/// Core Foundation's type of string encodings.
public typealias CFStringEncoding = UInt32

/// The string encodings that every system has.
public enum CFStringBuiltInEncodings: UInt32, Sendable {
  case macRoman = 0
  case windowsLatin1 = 0x0500
  case isoLatin1 = 0x0201
  case nextStepLatin = 0x0B01
  case ASCII = 0x0600
  case unicode = 0x0100
  case UTF8 = 0x0800_0100
  case nonLossyASCII = 0x0BFF
  case UTF16BE = 0x1000_0100
  case UTF16LE = 0x1400_0100
  case UTF32 = 0x0C00_0100
  case UTF32BE = 0x1800_0100
  case UTF32LE = 0x1C00_0100
}

/// Other string encodings. Only those that an app is likely to read.
public enum CFStringEncodings: CFIndex, Sendable {
  case macJapanese = 1
  case macChineseTrad = 2
  case macKorean = 3
  case macChineseSimp = 25
  case isoLatin2 = 0x0202
  case isoLatin9 = 0x020F
  case dosLatinUS = 0x0400
  case dosJapanese = 0x0420
  case dosChineseSimplif = 0x0421
  case dosKorean = 0x0422
  case dosChineseTrad = 0x0423
  case windowsLatin2 = 0x0501
  case windowsCyrillic = 0x0502
  case windowsGreek = 0x0503
  case GB_2312_80 = 0x0630
  case GBK_95 = 0x0631
  case GB_18030_2000 = 0x0632
  case ISO_2022_JP = 0x0820
  case EUC_JP = 0x0920
  case EUC_CN = 0x0930
  case EUC_TW = 0x0931
  case EUC_KR = 0x0940
  case shiftJIS = 0x0A01
  case KOI8_R = 0x0A02
  case big5 = 0x0A03
  case HZ_GB_2312 = 0x0A05
}

/// The raw values in Foundation, and in Core Foundation if they differ; the others have the highest bit set.
private let known: [(foundation: UInt, core: CFStringEncoding)] = [
  (1, 0x0600), (2, 0x0B01), (3, 0x0920), (4, 0x0800_0100), (5, 0x0201), (7, 0x0BFF), (8, 0x0A01), (9, 0x0202),
  (10, 0x0100), (11, 0x0502), (12, 0x0500), (13, 0x0503), (14, 0x0504), (15, 0x0501), (21, 0x0820), (30, 0),
  (0x9000_0100, 0x1000_0100), (0x9400_0100, 0x1400_0100), (0x8C00_0100, 0x0C00_0100), (0x9800_0100, 0x1800_0100),
  (0x9C00_0100, 0x1C00_0100),
]

/// Returns the raw value of a `String.Encoding`.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  known.first { $0.core == encoding }?.foundation ?? UInt(encoding) | 0x8000_0000
}

/// Returns Core Foundation's raw value.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  known.first { $0.foundation == encoding }?.core ?? CFStringEncoding(truncatingIfNeeded: encoding & 0x7FFF_FFFF)
}

/// Core Foundation's range.
public struct CFRange: Hashable, Sendable {
  /// The start.
  public var location: CFIndex
  /// The length.
  public var length: CFIndex

  /// Creates a range.
  public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
  /// Creates an empty range.
  public init() { self.init(location: 0, length: 0) }
}

/// Returns a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }
