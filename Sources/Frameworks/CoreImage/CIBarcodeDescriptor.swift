import Foundation

/// What is in a code of squares, bit by bit.
open class CIBarcodeDescriptor: NSObject, @unchecked Sendable {
  /// The data with what mends them.
  public let errorCorrectedPayload: Data

  init(_ payload: Data) { errorCorrectedPayload = payload }
}

/// What is in a QR code.
open class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  /// How much of the code may be lost.
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

  /// From 1, of 21 squares across, to 40, of 177.
  public let symbolVersion: Int
  /// Which of the eight patterns the squares are mixed with.
  public let maskPattern: UInt8
  /// How much of the code may be lost.
  public let errorCorrectionLevel: CIQRCodeDescriptor.ErrorCorrectionLevel

  /// What is in a code; nil for a version or a pattern that there is not.
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

/// What is in a Data Matrix code.
open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  /// How what mends the data is computed.
  public enum ECCVersion: Int, Sendable {
    case v000 = 0
    case v050 = 50
    case v080 = 80
    case v100 = 100
    case v140 = 140
    case v200 = 200
  }

  /// How many squares there are from top to bottom.
  public let rowCount: Int
  /// How many squares there are across.
  public let columnCount: Int
  /// How what mends the data is computed.
  public let eccVersion: CIDataMatrixCodeDescriptor.ECCVersion

  /// What is in a code; nil for one without squares.
  public init?(
    payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int,
    eccVersion: CIDataMatrixCodeDescriptor.ECCVersion
  ) {
    guard rowCount > 0, columnCount > 0 else { return nil }
    (self.rowCount, self.columnCount, self.eccVersion) = (rowCount, columnCount, eccVersion)
    super.init(errorCorrectedPayload)
  }
}

/// How the colours of what is drawn count with their opacity.
public enum CIRenderDestinationAlphaMode: UInt, Sendable {
  /// There is no opacity.
  case none = 0
  /// They are multiplied by it.
  case premultiplied
  /// They are not.
  case unpremultiplied
}
