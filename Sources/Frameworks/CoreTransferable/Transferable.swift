import Foundation
import ScrollworkUniformTypeIdentifiers

/// Something that can be handed to other places of the app, and to other apps.
public protocol Transferable: Sendable {
  /// The kinds of data that it is handed over as.
  associatedtype Representation: TransferRepresentation
  /// The kinds of data that it is handed over as, the preferred first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// The ways in which values of the type come and go.
  package static var channels: [_TransferChannel<Self>] {
    transferRepresentation._channels().compactMap { $0 as? _TransferChannel<Self> }
  }

  /// The types of data that a value can be had as by those who may have that much.
  public static func exportedContentTypes(visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    channels.filter { $0.visibility.rawValue >= visibility.rawValue }.compactMap {
      $0.export == nil ? nil : $0.exportType
    }
  }

  /// The types of data that values can be made of.
  public static func importedContentTypes() -> [UTType] {
    channels.compactMap { $0.take == nil ? nil : $0.importType }
  }
}

/// Who may have data.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  let rawValue: Int
  /// Everybody.
  public static let all = TransferRepresentationVisibility(rawValue: 3)
  /// Apps of the same team.
  public static let team = TransferRepresentationVisibility(rawValue: 2)
  /// Apps of the same group.
  public static let group = TransferRepresentationVisibility(rawValue: 1)
  /// This app only.
  public static let ownProcess = TransferRepresentationVisibility(rawValue: 0)
}
