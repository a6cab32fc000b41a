import DisplayList
import Foundation

/// A picture that is loaded from an address and shown when it has come.
///
/// Loading begins when the view is built and ends with the view; another address begins anew. A picture that was loaded
/// before is shown at once. `http`, `https`, `file` and `data` addresses are understood.
///
/// Caveats: a file of more than 32 MB is not shown; a picture whose longer side exceeds 2048 pixels is scaled down to
/// that.
nonisolated public struct AsyncImage<Content: View>: View, PrimitiveView {
  let url: URL?
  let scale: CGFloat
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content

  /// Builds what is shown in each phase.
  /// - Parameters:
  ///   - url: nil for a picture that is never loaded.
  ///   - scale: pixels of the picture that make one point.
  ///   - transaction: how a change of the phase is carried out.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale > 0 ? scale : 1
    self.transaction = transaction
    self.content = content
  }

  /// The picture, and a grey area as large as is offered until it has come.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? Image(source: .loading) }
  }

  /// Builds what is shown when the picture has come, and a placeholder until then or if it cannot be loaded.
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

/// How far the loading of a picture has come.
public enum AsyncImagePhase {
  /// There is no picture yet.
  case empty
  /// The picture has come.
  case success(Image)
  /// The picture cannot be loaded, and why.
  case failure(any Error)

  /// The picture, if it has come.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why the picture cannot be loaded, if it cannot.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// Loads while its content is built. What the content's closure reads re-evaluates this node alone.
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
