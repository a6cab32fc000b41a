import Foundation

/// Adds an image to the person's photos, as a JPEG file, after the system has asked for permission.
/// - Parameters:
///   - completionTarget: The object that receives the result; nil for none.
///   - completionSelector: A method like `image(_:didFinishSavingWithError:contextInfo:)`.
///   - contextInfo: A value passed to that method.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  nonisolated(unsafe) let (target, context) = (completionTarget, contextInfo)
  @Sendable func end(_ error: (any Error)?) {
    DispatchQueue.main.async {
      guard let target, let completionSelector else { return }
      completionSelector.send(to: target, [image, error, context.map { UnsafeRawPointer($0) }])
    }
  }
  @Sendable func write(_ status: PhotoAccess.Status) {
    guard status == .authorized, let data = image.jpegData(compressionQuality: 0.9) else {
      // The error of iOS when permission was denied.
      let words = [NSLocalizedDescriptionKey: "Data unavailable"]
      return end(NSError(domain: "ALAssetsLibraryErrorDomain", code: -3310, userInfo: words))
    }
    _PhotoFolder.add(
      PhotoPicture(id: _PhotoFolder.nextIdentifier(), date: Date(), type: "public.jpeg") { data })
    end(nil)
  }
  let known = PhotoAccess.mayAdd
  if known == .notDetermined { PhotoAccess.request(.addOnly) { write($0) } } else { write(known) }
}
