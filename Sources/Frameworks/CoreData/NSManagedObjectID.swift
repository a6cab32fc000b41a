import Foundation
import Synchronization

/// Identifies an object in every context.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
  /// The object's entity.
  public let entity: NSEntityDescription
  private let place = Mutex<Int64?>(nil)

  init(entity: NSEntityDescription) { self.entity = entity }

  /// The row; nil before the first save.
  var row: Int64? {
    get { place.withLock { $0 } }
    set { place.withLock { $0 = newValue } }
  }

  /// Whether the object was never saved.
  public var isTemporaryID: Bool { row == nil }

  /// Returns the identifier as a URL.
  public func uriRepresentation() -> URL {
    let place = row.map { "p\($0)" } ?? "t\(UInt(bitPattern: ObjectIdentifier(self)))"
    return URL(string: "x-coredata:///\(entity.name ?? "")/\(place)") ?? URL(filePath: "/\(place)")
  }
}
