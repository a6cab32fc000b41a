import Foundation
import ScrollworkUIKit

/// The person's pictures. Caveat: they are still ones, in no albums of the person's own; what an app changes lasts as
/// long as the phone runs.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  /// Returns the library.
  open class func shared() -> PHPhotoLibrary { library }

  // MARK: Permission

  /// Returns what the app may do.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    PHAuthorizationStatus(PhotoAccess.status(for: accessLevel.level))
  }

  /// Returns what the app may do, as asked before iOS 14: limited access counts as authorized.
  open class func authorizationStatus() -> PHAuthorizationStatus {
    let status = authorizationStatus(for: .readWrite)
    return status == .limited ? .authorized : status
  }

  /// Has the system ask the person, unless it did before. Without the reason in the app's Info.plist nobody is asked,
  /// which is said on stderr.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    await withCheckedContinuation { continuation in
      requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) }
    }
  }

  /// The same with a function to call.
  @preconcurrency
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    PhotoAccess.request(accessLevel.level) { handler(PHAuthorizationStatus($0)) }
  }

  /// The same, as asked before iOS 14: limited access counts as authorized.
  @preconcurrency
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    requestAuthorization(for: .readWrite) { handler($0 == .limited ? .authorized : $0) }
  }

  // MARK: Changes

  /// Calls a function that asks for changes, and makes them all or none. Before pictures are deleted the system asks
  /// the person.
  /// - Parameters:
  ///   - changeBlock: makes change requests; called on a queue of the library's.
  ///   - completionHandler: hears on that queue whether it was done, and why not.
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

  /// The same, and waits without blocking.
  open nonisolated(nonsending) func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    nonisolated(unsafe) let changeBlock = changeBlock
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      performChanges(changeBlock) { _, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }

  /// The same at once, on the caller's thread. Caveat: it does not wait for the person. Where nobody was asked for
  /// permission yet it fails, and pictures are deleted without a question.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    try PhotoChanges.requested(by: changeBlock).makeNow()
  }

  // MARK: Observers

  /// Tells an object of changes from now on. The library does not keep it.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) { PhotoObservers.add(observer) }

  /// Tells the object no more.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) { PhotoObservers.remove(observer) }
}
