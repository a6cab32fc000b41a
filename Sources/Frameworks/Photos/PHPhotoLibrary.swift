import Foundation
import ScrollworkUIKit

/// The person's photo library. Caveat: it has only images, in no custom albums; changes by an app last as long as the
/// phone runs.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  /// Returns the shared library.
  open class func shared() -> PHPhotoLibrary { library }

  // MARK: Permission

  /// Returns the app's authorization.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    PHAuthorizationStatus(PhotoAccess.status(for: accessLevel.level))
  }

  /// Returns the app's authorization, as before iOS 14: limited access counts as authorized.
  open class func authorizationStatus() -> PHAuthorizationStatus {
    let status = authorizationStatus(for: .readWrite)
    return status == .limited ? .authorized : status
  }

  /// Asks the person for permission, unless already done. Without the usage description in the app's Info.plist nobody
  /// is asked, which is reported on stderr.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    await withCheckedContinuation { continuation in
      requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) }
    }
  }

  /// The same with a handler.
  @preconcurrency
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    PhotoAccess.request(accessLevel.level) { handler(PHAuthorizationStatus($0)) }
  }

  /// The same, as before iOS 14: limited access counts as authorized.
  @preconcurrency
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    requestAuthorization(for: .readWrite) { handler($0 == .limited ? .authorized : $0) }
  }

  // MARK: Changes

  /// Calls a closure that creates change requests, and applies all of them or none. The person must confirm deletions.
  /// - Parameters:
  ///   - changeBlock: creates change requests; called on a queue of the library.
  ///   - completionHandler: called on that queue with the result and the error.
  @preconcurrency
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    nonisolated(unsafe) let changeBlock = changeBlock
    PhotoChanges.queue.async {
      PhotoChanges.requested(by: changeBlock).make { error in
        PhotoChanges.queue.async { completionHandler?(error == nil, error) }
      }
    }
  }

  /// The same, asynchronously.
  open nonisolated(nonsending) func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    nonisolated(unsafe) let changeBlock = changeBlock
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      performChanges(changeBlock) { _, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }

  /// The same synchronously, on the caller's thread. Caveat: it does not wait for the person. Without a decision about
  /// permission it fails, and photos are deleted without confirmation.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    try PhotoChanges.requested(by: changeBlock).makeNow()
  }

  // MARK: Observers

  /// Adds an observer, which is not retained.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) { PhotoObservers.add(observer) }

  /// Removes an observer.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) { PhotoObservers.remove(observer) }
}
