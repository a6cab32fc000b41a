import Foundation

/// Adds a picture to the person's, as a JPEG file; the system asks first whether the app may.
/// - Parameters:
///   - completionTarget: who hears what came of it; nil for nobody.
///   - completionSelector: a method like `image(_:didFinishSavingWithError:contextInfo:)`.
///   - contextInfo: what that method gets.
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
      // What iOS answers where the person said no.
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
