import Foundation
import ScrollworkUIKit

/// The changes that an app requests in one change block.
final class PhotoChanges: @unchecked Sendable {
  /// The recipient of requests created now; nil outside a change block.
  @TaskLocal private static var current: PhotoChanges?

  /// The queue on which the library calls the app.
  static let queue = DispatchQueue(label: "Photos")

  private var requests: [PHAssetChangeRequest] = []
  private var removed: Set<String> = []

  /// Returns the changes that a block requests.
  static func requested(by function: () -> Void) -> PhotoChanges {
    let changes = PhotoChanges()
    $current.withValue(changes) { function() }
    return changes
  }

  static func add(_ request: PHAssetChangeRequest) { inside { $0.requests.append(request) } }

  static func remove(_ ids: [String]) { inside { $0.removed.formUnion(ids) } }

  /// Outside a change block, which ends an app on iOS, a request is reported on stderr and has no effect.
  private static func inside(_ body: (PhotoChanges) -> Void) {
    if let current { return body(current) }
    FileHandle.standardError.write(Data("Photos: a change request was made outside of performChanges.\n".utf8))
  }

  /// Makes the changes, after asking the person if necessary.
  func make(_ end: @escaping @Sendable ((any Error)?) -> Void) {
    let makeNow: @Sendable () -> Void = {
      do { try self.makeNow() } catch { return end(error) }
      end(nil)
    }
    let asksToDelete: @Sendable () -> Void = {
      guard !self.removed.isEmpty, self.isAllowed else { return makeNow() }
      DispatchQueue.main.async { MainActor.assumeIsolated { self.askToDelete(makeNow, end) } }
    }
    guard status == .notDetermined else { return asksToDelete() }
    PhotoAccess.request(addsOnly ? .addOnly : .readWrite) { _ in PhotoChanges.queue.async(execute: asksToDelete) }
  }

  /// Makes all changes or none.
  func makeNow() throws {
    guard isAllowed else { throw PHPhotosError(.accessUserDenied) }
    let old = requests.filter { !$0.isNew }.map(\.identifier)
    let visible = Set(PHAsset.visiblePictures().map(\.id))
    guard visible.isSuperset(of: old), visible.isSuperset(of: removed) else {
      throw PHPhotosError(.identifierNotFound)
    }
    let new = try requests.filter(\.isNew).map { try $0.picture() }
    for picture in new { _PhotoFolder.add(picture) }
    for request in requests { request.makeChanges() }
    if !removed.isEmpty { _PhotoFolder.remove(removed) }
    PhotoObservers.tell(PHChange(changed: Set(old).subtracting(removed)))
  }

  private var addsOnly: Bool { removed.isEmpty && requests.allSatisfy(\.isNew) }

  private var status: PhotoAccess.Status { addsOnly ? PhotoAccess.mayAdd : PhotoAccess.status(for: .readWrite) }

  private var isAllowed: Bool { status == .authorized || status == .limited }

  /// The text of iOS 17, as others report it; the message is a guess.
  @MainActor
  private func askToDelete(
    _ delete: @escaping @Sendable () -> Void, _ end: @escaping @Sendable ((any Error)?) -> Void
  ) {
    let what = removed.count == 1 ? "this photo" : "\(removed.count) photos"
    let subject = removed.count == 1 ? "This photo" : "These photos"
    Phone.current.alerts.present(
      SystemAlert(
        title: "Allow “\(PhoneBundle.appName)” to delete \(what)?",
        message: "\(subject) will be deleted from this iPhone.",
        buttons: [
          SystemAlert.Button(title: "Don’t Allow") { end(PHPhotosError(.userCancelled)) },
          SystemAlert.Button(title: "Delete") { PhotoChanges.queue.async(execute: delete) },
        ]))
  }
}
