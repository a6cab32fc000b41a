import Foundation
import ScrollworkUIKit
import Synchronization

/// Loads images of assets.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()
  private static let queue = DispatchQueue(label: "PHImageManager")

  private struct Requests {
    var last: PHImageRequestID = 0
    /// The requests that were neither completed nor cancelled.
    var open: Set<PHImageRequestID> = []
  }

  private let requests = Mutex(Requests())

  public override init() {}

  /// Returns the shared manager.
  open class func `default`() -> PHImageManager { manager }

  /// Requests an image.
  /// - Parameters:
  ///   - targetSize: the size in pixels, or `PHImageManagerMaximumSize`.
  ///   - contentMode: how it fits that size.
  ///   - resultHandler: receives the image with a scale of 1, and a dictionary about it: on the main thread later, or
  ///     immediately if the options say so. Caveat: called once.
  /// - Returns: an identifier to cancel the request.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let size = PictureSize(
      target: targetSize == PHImageManagerMaximumSize ? nil : targetSize, contentMode: contentMode,
      resizeMode: options?.resizeMode ?? .fast, part: options?.normalizedCropRect ?? .zero)
    return answer(
      options,
      {
        guard let image = UIImage(data: try asset.data()) else { throw PHPhotosError(.invalidResource) }
        return size.applied(to: image)
      }, resultHandler)
  }

  /// Requests the file of an image.
  /// - Parameter resultHandler: receives the file, its uniform type, its orientation, and a dictionary about it.
  ///   Caveat: the orientation is always up, since `UIImage` applies that of the file.
  /// - Returns: an identifier to cancel the request.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(options, { try asset.data() }) { data, info in
      resultHandler(data, data == nil ? nil : asset.type, .up, info)
    }
  }

  /// Cancels a request: its handler is not called.
  open func cancelImageRequest(_ requestID: PHImageRequestID) { _ = close(requestID) }

  private func close(_ id: PHImageRequestID) -> Bool { requests.withLock { $0.open.remove(id) != nil } }

  private func answer<Value: Sendable>(
    _ options: PHImageRequestOptions?, _ make: @escaping @Sendable () throws -> Value,
    _ handler: @escaping (Value?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let id = requests.withLock { requests in
      requests.last += 1
      requests.open.insert(requests.last)
      return requests.last
    }
    nonisolated(unsafe) let handler = handler
    @Sendable func end(_ result: Result<Value, any Error>) {
      guard close(id) else { return }
      var info: [AnyHashable: Any] = [PHImageResultRequestIDKey: id]
      switch result {
      case .success(let value):
        info[PHImageResultIsDegradedKey] = false
        handler(value, info)
      case .failure(let error):
        info[PHImageErrorKey] = error
        handler(nil, info)
      }
    }
    if options?.isSynchronous == true {
      end(Result(catching: make))
    } else {
      Self.queue.async {
        let result = Result(catching: make)
        DispatchQueue.main.async { end(result) }
      }
    }
    return id
  }
}

/// The requested size of an image.
private struct PictureSize: Sendable {
  /// The target in pixels; nil for the original size.
  let target: CGSize?
  let contentMode: PHImageContentMode
  let resizeMode: PHImageRequestOptionsResizeMode
  /// The part as fractions of its sides; empty for all.
  let part: CGRect

  func applied(to image: UIImage) -> UIImage {
    let whole = CGRect(origin: .zero, size: image.size)
    var source = CGRect(
      x: part.minX * whole.width, y: part.minY * whole.height, width: part.width * whole.width,
      height: part.height * whole.height
    ).intersection(whole)
    if source.isEmpty { source = whole }
    var size = source.size
    if let target, resizeMode != .none, target.width > 0, target.height > 0 {
      let (x, y) = (target.width / source.width, target.height / source.height)
      let isExact = resizeMode == .exact
      let wanted = contentMode == .aspectFill ? max(x, y) : min(x, y)
      let factor = isExact ? wanted : min(wanted, 1)
      if isExact, contentMode == .aspectFill {
        let (width, height) = (target.width / factor, target.height / factor)
        source = CGRect(x: source.midX - width / 2, y: source.midY - height / 2, width: width, height: height)
      }
      size = CGSize(
        width: max(1, (source.width * factor).rounded()), height: max(1, (source.height * factor).rounded()))
    }
    if source == whole, size == whole.size { return image }
    let (x, y) = (size.width / source.width, size.height / source.height)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      image.draw(
        in: CGRect(x: -source.minX * x, y: -source.minY * y, width: whole.width * x, height: whole.height * y))
    }
  }
}
