import DisplayList
import Foundation

/// An image that is loaded asynchronously from a URL.
///
/// Loading starts when the view is built and stops when it goes away; a new URL starts over. An image that was loaded
/// before is shown at once. `http`, `https`, `file` and `data` URLs are supported.
///
/// Caveats: a file of more than 32 MB is not shown; an image whose longer side exceeds 2048 pixels is scaled down to
/// that.
nonisolated public struct AsyncImage<Content: View>: View, PrimitiveView {
  let url: URL?
  let scale: CGFloat
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content

  /// Creates an image whose content is built for each phase.
  /// - Parameters:
  ///   - url: nil for an image that is never loaded.
  ///   - scale: pixels of the image per point.
  ///   - transaction: the transaction for changes of the phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale > 0 ? scale : 1
    self.transaction = transaction
    self.content = content
  }

  /// Creates a view that shows the image, and until it is loaded a grey area that fills the offered space.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? Image(source: .loading) }
  }

  /// Creates a view with content for the loaded image, and a placeholder until then or if loading fails.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    AsyncImageNode(view, inputs)
  }

  @MainActor public static var _leafCount: Int? { Content._leafCount }
}

/// The phase of loading an image.
public enum AsyncImagePhase {
  /// No image is loaded.
  case empty
  /// The image was loaded.
  case success(Image)
  /// Loading failed with an error.
  case failure(any Error)

  /// The image, if it is loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error, if loading failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// Loads the image while its content is built. What the content's closure reads re-evaluates this node alone.
@MainActor
private final class AsyncImageNode<Content: View>: ContentNode<AsyncImage<Content>, Content> {
  override var passesLeaves: Bool { false }
  private var phase = AsyncImagePhase.empty
  private var load: Task<Void, Never>?
  private var isStarted = false
  private let scope = DependencyScope(node: nil)

  override init(_ view: AsyncImage<Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    scope.attach(to: self)
  }

  deinit { load?.cancel() }

  override func contentView(of view: AsyncImage<Content>) -> Content {
    isQueued = false
    if !isStarted { start() }
    return scope.track { view.content(phase) }
  }

  private func start() {
    isStarted = true
    guard let url = view.url else { return }
    if let known = ImageCache.shared[url] {
      phase = .success(Image(source: .bitmap(known, scale: view.scale)))
      return
    }
    load = Task { [weak self] in
      do {
        let picture = try await ImageDownload.picture(at: url)
        guard !Task.isCancelled else { return }
        if picture.mayBeKept { ImageCache.shared[url] = picture.bitmap }
        self?.show(picture.bitmap)
      } catch {
        guard !Task.isCancelled else { return }
        self?.change(to: .failure(error))
      }
    }
  }

  private func show(_ bitmap: Bitmap) {
    change(to: .success(Image(source: .bitmap(bitmap, scale: view.scale))))
  }

  private func change(to new: AsyncImagePhase) {
    guard !isDestroyed else { return }
    load = nil
    phase = new
    withTransaction(view.transaction) { runtime.enqueue(self) }
  }

  override func viewDidChange(from old: AsyncImage<Content>) {
    if old.url != view.url || old.scale != view.scale {
      load?.cancel()
      load = nil
      phase = .empty
      isStarted = false
    }
    super.viewDidChange(from: old)
  }

  override func performQueuedUpdate() { content.update(contentView(of: view)) }

  override func environmentDidChange(from old: EnvironmentValues) {
    if scope.isAffected(from: old, to: environment) { runtime.enqueue(self) }
  }

  override func willDestroy() {
    load?.cancel()
    load = nil
    scope.stop()
  }
}
