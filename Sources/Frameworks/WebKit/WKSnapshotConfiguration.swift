import Foundation
import ScrollworkUIKit

/// What a picture of a web view shows.
@MainActor @preconcurrency
open class WKSnapshotConfiguration: NSObject {
  /// The part of the view, in its coordinates; all of it by default.
  open var rect = CGRect.null
  /// The width of the picture in points; the part's own by default.
  open var snapshotWidth: NSNumber?
  /// Whether to wait for changes. Caveat: no effect, nothing is late here.
  open var afterScreenUpdates = true

  /// Creates a configuration for all of the view.
  public nonisolated override init() {}
}

extension WKWebView {
  /// Passes a picture of the view, or of a part of it. An empty part is an error.
  public func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) {
    let image = picture(snapshotConfiguration ?? WKSnapshotConfiguration())
    Task { completionHandler(image, image == nil ? WKError(.unknown) : nil) }
  }

  /// Returns a picture of the view, or of a part of it.
  /// - Throws: `WKError.unknown` if the part is empty
  public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
    guard let image = picture(configuration ?? WKSnapshotConfiguration()) else { throw WKError(.unknown) }
    return image
  }

  private func picture(_ configuration: WKSnapshotConfiguration) -> UIImage? {
    let part = configuration.rect.isNull ? bounds : configuration.rect.intersection(bounds)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let width = configuration.snapshotWidth.map { CGFloat($0.doubleValue) } ?? part.width
    guard width > 0 else { return nil }
    let factor = width / part.width
    layoutIfNeeded()
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: part.height * factor)).image { context in
      context.cgContext.scaleBy(x: factor, y: factor)
      context.cgContext.translateBy(x: -part.minX, y: -part.minY)
      layer.render(in: context.cgContext)
    }
  }
}
