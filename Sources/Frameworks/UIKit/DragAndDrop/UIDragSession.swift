import Foundation
import ScrollworkCoreTransferable
import ScrollworkUniformTypeIdentifiers

/// What a drag is to both its ends.
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Where the finger is, in points of a view.
  func location(in view: UIView) -> CGPoint
  /// What is dragged may go to where it is dropped, and not only be copied.
  var allowsMoveOperation: Bool { get }
  /// Other apps cannot get it. No drag leaves the app here.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Something of a type among the named is dragged.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// An object of the class can be made of something that is dragged.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// A text, or an address, can be made of something that is dragged.
  public func canLoadObjects<T: _ObjectiveCBridgeable & SendableMetatype>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

/// A drag, as the view knows it that it comes from.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
  /// Something of the app's own that goes with the drag.
  var localContext: Any? { get set }
}

/// A drag, as a view knows it that it is over.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
  /// The drag, which began in this app: there is no other on the phone's screen.
  var localDragSession: (any UIDragSession)? { get }
  /// How it is shown that data is on the way. Caveat: it has no effect; the data is here before anything could show.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// How much of the data has come.
  var progress: Progress { get }
  /// Makes objects of what is dragged, and hands over those that could be made, in the order of the items.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Makes texts, or addresses, of what is dragged, and hands over those that could be made, in the order of the items.
  @discardableResult public func loadObjects<T: _ObjectiveCBridgeable & SendableMetatype>(
    ofClass: T.Type, completion: @escaping @MainActor ([T]) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { ($0 as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) } })
    }
  }
}

/// How it is shown that data of a drop is on the way.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Not by the system.
  case none = 0
  /// By an alert with a way to break it off.
  case `default` = 1
}

/// A drag on the screen, whoever began it.
@MainActor
package final class ViewDragSession: NSObject, UIDragSession {
  package var items: [UIDragItem] = []
  package var localContext: Any?
  /// Where the finger is, in points of the screen.
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

/// The same drag for those whom it is over.
@MainActor
package final class ViewDropSession: NSObject, UIDropSession {
  package let drag: ViewDragSession
  package var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  package let progress = Progress(totalUnitCount: 0)
  /// Whose views the drag has been over: they are told when it is over.
  package var visited: [any ViewDropPlace] = []
  /// Objects that are still being made.
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

  /// Calls the closure once everything that was asked for so far is there.
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
  /// Makes objects of the class, and hands over those that could be made, in this order. `total` counts along.
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

/// An object on its way from where it was made to those who asked for it, who are the only ones to have it.
private struct LoadedObject: @unchecked Sendable {
  let object: (any NSItemProviderReading)?
}

extension NSItemProvider {
  /// An object of the class; nil if none could be made.
  @MainActor
  fileprivate func loadedObject(ofClass aClass: any NSItemProviderReading.Type) async -> (any NSItemProviderReading)? {
    let loaded = await withCheckedContinuation { continuation in
      loadObject(ofClass: aClass) { object, _ in continuation.resume(returning: LoadedObject(object: object)) }
    }
    return loaded.object
  }
}
