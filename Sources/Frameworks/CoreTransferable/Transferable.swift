import Foundation
import ScrollworkUniformTypeIdentifiers

/// A type that can be transferred within the app and to other apps.
public protocol Transferable: Sendable {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation
  /// The representations, in order of preference.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// The channels of the type.
  package static var channels: [_TransferChannel<Self>] {
    transferRepresentation._channels().compactMap { $0 as? _TransferChannel<Self> }
  }

  /// Returns the types of exported data for a visibility.
  public static func exportedContentTypes(visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    channels.filter { $0.visibility.rawValue >= visibility.rawValue }.compactMap {
      $0.export == nil ? nil : $0.exportType
    }
  }

  /// Returns the types of imported data.
  public static func importedContentTypes() -> [UTType] {
    channels.compactMap { $0.take == nil ? nil : $0.importType }
  }
}

/// The visibility of data.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  let rawValue: Int
  /// All apps.
  public static let all = TransferRepresentationVisibility(rawValue: 3)
  /// Apps of the same team.
  public static let team = TransferRepresentationVisibility(rawValue: 2)
  /// Apps of the same group.
  public static let group = TransferRepresentationVisibility(rawValue: 1)
  /// Only this app.
  public static let ownProcess = TransferRepresentationVisibility(rawValue: 0)
}
