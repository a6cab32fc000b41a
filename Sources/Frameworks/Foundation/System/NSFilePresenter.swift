import Foundation

/// An object that shows a file and is told when others change it.
public protocol NSFilePresenter: AnyObject {
  /// The file or folder that is shown.
  var presentedItemURL: URL? { get }
  /// Where the methods are called.
  var presentedItemOperationQueue: OperationQueue { get }
  /// Called after a file coordinator of this process wrote to the file. Caveat: not for other changes.
  func presentedItemDidChange()
  /// Called after a file coordinator of this process reported that the file was moved.
  func presentedItemDidMove(to newURL: URL)
  /// Called before a file coordinator of this process deletes the file.
  func accommodatePresentedItemDeletion(completionHandler: @escaping (Error?) -> Void)
  /// Saves before others read. Caveat: it is not called.
  func savePresentedItemChanges(completionHandler: @escaping (Error?) -> Void)
}

extension NSFilePresenter {
  public func presentedItemDidChange() {}
  public func presentedItemDidMove(to newURL: URL) {}
  public func accommodatePresentedItemDeletion(completionHandler: @escaping (Error?) -> Void) { completionHandler(nil) }
  public func savePresentedItemChanges(completionHandler: @escaping (Error?) -> Void) { completionHandler(nil) }
}
