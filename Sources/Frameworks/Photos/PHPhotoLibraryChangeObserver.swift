import Foundation
import ScrollworkUIKit
import Synchronization

/// An observer of the person's photos.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// The photos changed. Called on a queue of the library. Caveat: only for changes by the app through Photos, and for
  /// the permission after a fetch.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// The observers on this phone.
enum PhotoObservers {
  private struct Observer: @unchecked Sendable {
    let phone: Int
    weak var object: (any PHPhotoLibraryChangeObserver)?
  }

  private static let observers = Mutex<[Observer]>([])
  private static var phone: Int { Phone.number.load(ordering: .relaxed) }

  static func add(_ object: any PHPhotoLibraryChangeObserver) {
    let observer = Observer(phone: phone, object: object)
    observers.withLock { all in
      if !all.contains(where: { $0.object === observer.object }) { all.append(observer) }
    }
  }

  static func remove(_ object: any PHPhotoLibraryChangeObserver) {
    let observer = Observer(phone: phone, object: object)
    observers.withLock { $0.removeAll { $0.object == nil || $0.object === observer.object } }
  }

  static func tell(_ change: PHChange) {
    let phone = phone
    let all = observers.withLock { all in
      all.removeAll { $0.object == nil || $0.phone != phone }
      return all
    }
    guard !all.isEmpty else { return }
    PhotoChanges.queue.async { for observer in all { observer.object?.photoLibraryDidChange(change) } }
  }
}
