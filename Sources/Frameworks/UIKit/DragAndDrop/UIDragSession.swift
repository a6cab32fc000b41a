import Foundation
import ScrollworkCoreTransferable
import ScrollworkUniformTypeIdentifiers

/// A drag, for its source and its destination.
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Returns the location of the finger, in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether a drop may move the items instead of copying them.
  var allowsMoveOperation: Bool { get }
  /// Whether other apps cannot receive it. No drag leaves the app here.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether any item has one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether any item can create an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Returns whether any item can create a text or a URL.
  public func canLoadObjects<T: _ObjectiveCBridgeable & SendableMetatype>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

/// A drag, for its source view.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
  /// An object of the app that belongs to the drag.
  var localContext: Any? { get set }
}

/// A drag, for a view under it.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
  /// The drag session, always in this app: there is no other on the phone's screen.
  var localDragSession: (any UIDragSession)? { get }
  /// The progress indicator during data transfer. Caveat: it has no effect; the data arrives before anything could
  /// appear.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of the data transfer.
  var progress: Progress { get }
  /// Creates objects from the items and delivers those that could be created, in the order of the items.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Creates texts or URLs from the items and delivers those that could be created, in the order of the items.
  @discardableResult public func loadObjects<T: _ObjectiveCBridgeable & SendableMetatype>(
    ofClass: T.Type, completion: @escaping @MainActor ([T]) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { ($0 as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) } })
    }
  }
}

/// The progress indicator during the data transfer of a drop.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// None by the system.
  case none = 0
  /// An alert with a cancel button.
  case `default` = 1
}

/// A drag on the screen, from any source.
@MainActor
package final class ViewDragSession: NSObject, UIDragSession {
  package var items: [UIDragItem] = []
  package var localContext: Any?
  /// The location of the finger on the screen, in points.
  package var finger: CGPoint
  package var allowsMoveOperation = false
  package var isRestrictedToDraggingApplication = false

  package init(at finger: CGPoint) { self.finger = finger }

  package func location(in view: UIView) -> CGPoint { view.local(screen: finger) }

  package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
    }
  }

  package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The same drag for its destinations.
@MainActor
package final class ViewDropSession: NSObject, UIDropSession {
  package let drag: ViewDragSession
  package var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  package let progress = Progress(totalUnitCount: 0)
  /// The destinations that the drag has visited, which are notified at its end.
  package var visited: [any ViewDropPlace] = []
  /// The number of objects that are still loading.
  private var loading = 0 { didSet { if loading == 0 { tellLoaded() } } }
  private var whenLoaded: (@MainActor () -> Void)?

  package init(_ drag: ViewDragSession) { self.drag = drag }

  package var items: [UIDragItem] { drag.items }
  package var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  package var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  package var localDragSession: (any UIDragSession)? { drag }
  package func location(in view: UIView) -> CGPoint { drag.location(in: view) }
  package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }
  package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  @discardableResult package func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    loading += 1
    return items.load(ofClass: aClass, counting: progress) { [weak self] objects in
      completion(objects)
      self?.loading -= 1
    }
  }

  /// Calls a closure when everything requested so far is loaded.
  package func afterLoading(_ action: @escaping @MainActor () -> Void) {
    whenLoaded = action
    if loading == 0 { tellLoaded() }
  }

  private func tellLoaded() {
    let told = whenLoaded
    whenLoaded = nil
    told?()
  }
}

extension [UIDragItem] {
  /// Creates objects of a class and delivers those that could be created, in this order. `total` counts along.
  @MainActor
  func load(
    ofClass aClass: any NSItemProviderReading.Type, counting total: Progress,
    then completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let wanted = map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let own = Progress(totalUnitCount: Int64(wanted.count))
    total.totalUnitCount += Int64(wanted.count)
    Task { @MainActor in
      var objects: [any NSItemProviderReading] = []
      for provider in wanted where !own.isCancelled {
        if let object = await provider.loadedObject(ofClass: aClass) { objects.append(object) }
        own.completedUnitCount += 1
        total.completedUnitCount += 1
      }
      completion(objects)
    }
    return own
  }
}

/// A loaded object on its way to its requester, which alone uses it.
private struct LoadedObject: @unchecked Sendable {
  let object: (any NSItemProviderReading)?
}

extension NSItemProvider {
  /// Returns an object of a class; nil if none could be created.
  @MainActor
  fileprivate func loadedObject(ofClass aClass: any NSItemProviderReading.Type) async -> (any NSItemProviderReading)? {
    let loaded = await withCheckedContinuation { continuation in
      loadObject(ofClass: aClass) { object, _ in continuation.resume(returning: LoadedObject(object: object)) }
    }
    return loaded.object
  }
}
