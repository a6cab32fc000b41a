import Foundation

/// The contents of a 2D code, bit by bit.
open class CIBarcodeDescriptor: NSObject, @unchecked Sendable {
  /// The data with error correction.
  public let errorCorrectedPayload: Data

  init(_ payload: Data) { errorCorrectedPayload = payload }
}

/// The contents of a QR code.
open class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  /// The error correction level.
  public enum ErrorCorrectionLevel: Int, Sendable {
    /// 7 %.
    case levelL = 76
    /// 15 %.
    case levelM = 77
    /// 25 %.
    case levelQ = 81
    /// 30 %.
    case levelH = 72
  }

  /// From 1, with 21 modules per side, to 40, with 177.
  public let symbolVersion: Int
  /// The mask, one of eight patterns.
  public let maskPattern: UInt8
  /// The error correction level.
  public let errorCorrectionLevel: CIQRCodeDescriptor.ErrorCorrectionLevel

  /// Creates a descriptor; nil for an invalid version or mask.
  public init?(
    payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8,
    errorCorrectionLevel: CIQRCodeDescriptor.ErrorCorrectionLevel
  ) {
    guard (1...40).contains(symbolVersion), maskPattern < 8 else { return nil }
    (self.symbolVersion, self.maskPattern) = (symbolVersion, maskPattern)
    self.errorCorrectionLevel = errorCorrectionLevel
    super.init(errorCorrectedPayload)
  }
}

/// The contents of a Data Matrix code.
open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  /// The kind of error correction.
  public enum ECCVersion: Int, Sendable {
    case v000 = 0
    case v050 = 50
    case v080 = 80
    case v100 = 100
    case v140 = 140
    case v200 = 200
  }

  /// The number of rows.
  public let rowCount: Int
  /// The number of columns.
  public let columnCount: Int
  /// The kind of error correction.
  public let eccVersion: CIDataMatrixCodeDescriptor.ECCVersion

  /// Creates a descriptor; nil for an empty code.
  public init?(
    payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int,
    eccVersion: CIDataMatrixCodeDescriptor.ECCVersion
  ) {
    guard rowCount > 0, columnCount > 0 else { return nil }
    (self.rowCount, self.columnCount, self.eccVersion) = (rowCount, columnCount, eccVersion)
    super.init(errorCorrectedPayload)
  }
}

/// The alpha mode of a rendering destination.
public enum CIRenderDestinationAlphaMode: UInt, Sendable {
  /// No alpha.
  case none = 0
  /// Colours are multiplied by alpha.
  case premultiplied
  /// Colours are not multiplied by alpha.
  case unpremultiplied
}
