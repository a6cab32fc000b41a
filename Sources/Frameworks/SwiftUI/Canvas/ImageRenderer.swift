import DisplayList
import Foundation
import Rasterizer
import ScrollworkCombine
@_spi(Scrollwork) import ScrollworkUIKit

/// An object that renders views into images.
///
/// The views live as long as the renderer and keep their state; their environment is that of a new phone.
/// `objectWillChange` signals that a new image would look different. Caveat: colours are mixed in sRGB, whatever
/// `colorMode` says.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// Sends before the image changes.
  public nonisolated(unsafe) let objectWillChange = PassthroughSubject<Void, Never>()

  /// The content.
  public var content: Content {
    didSet { contentDidChange() }
  }
  /// The size in points that is proposed to the content. By default it is unspecified, so that the content has its
  /// ideal size.
  public var proposedSize = ProposedViewSize.unspecified {
    didSet { if proposedSize != oldValue { contentDidChange() } }
  }
  /// Pixels per point.
  public var scale: CGFloat = 1 {
    didSet { if scale != oldValue { contentDidChange() } }
  }
  /// Whether the image is black where the content is transparent.
  public var isOpaque = false
  /// How much brighter than white images in the content may be, according to their environment; nil for the default.
  /// The rendered image itself has nothing brighter than white.
  @available(iOS 18.0, *)
  public var allowedDynamicRange: Image.DynamicRange? {
    get { dynamicRange }
    set { dynamicRange = newValue }
  }
  private var dynamicRange: Image.DynamicRange? {
    didSet { if dynamicRange != oldValue { contentDidChange() } }
  }
  /// The colour space in which the image is mixed.
  public var colorMode = ColorRenderingMode.nonLinear {
    didSet { ColorRenderingMode.check(colorMode) }
  }
  /// Whether `objectWillChange` sends when something that the content depends on changes.
  @available(iOS 17.2, *)
  public var isObservationEnabled: Bool {
    get { observes }
    set { observes = newValue }
  }
  private var observes = true

  private var runtime: Runtime?
  private var hasNewContent = true
  private let rasterizer = Rasterizer()

  /// Creates a renderer for a view.
  public init(content view: Content) {
    content = view
  }

  isolated deinit { runtime?.tearDown() }

  /// The image; nil if the content has no size.
  public var cgImage: CGImage? { render().map { CGImage($0) } }

  /// The image; nil if the content has no size.
  public var uiImage: UIImage? { render().map { UIImage(bitmap: $0, scale: pixelScale) } }

  private var pixelScale: CGFloat { scale.isFinite ? min(max(scale, 0.1), 16) : 1 }

  private func contentDidChange() {
    hasNewContent = true
    objectWillChange.send()
  }

  private func render() -> Bitmap? {
    guard let (fragment, size) = draw(scale: pixelScale) else { return nil }
    guard size.width * pixelScale <= 16_384, size.height * pixelScale <= 16_384 else {
      Report.warning("An image of views is wider or taller than 16,384 pixels, and is not rendered.")
      return nil
    }
    return rasterizer.render(
      DisplayList(size: size, scale: pixelScale, background: isOpaque ? .black : .clear, root: fragment))
  }

  /// Draws the content into a Core Graphics context, whose y axis points upwards.
  /// - Parameters:
  ///   - rasterizationScale: pixels per point for what can only be drawn as pixels.
  ///   - renderer: receives the content's size in points and a function that draws it.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
  ) {
    guard let (fragment, size) = draw(scale: rasterizationScale) else { return }
    renderer(size) { $0.draw(DrawnPart(fragment), height: size.height) }
  }

  /// Returns what the content currently draws.
  func draw(scale: CGFloat) -> (fragment: Fragment, size: CGSize)? {
    let view = ProposedContent(
      proposal: proposedSize, content: content.environment(\.allowedDynamicRange, dynamicRange))
    if let runtime {
      if hasNewContent { runtime.setRoot(view) }
    } else {
      let made = Runtime(screen: Runtime.Screen(size: CGSize(width: 1, height: 1), scale: scale))
      made.onNeedsFrame = { [weak self] in
        guard let self, observes, !hasNewContent else { return }
        objectWillChange.send()
      }
      made.setRoot(view)
      runtime = made
    }
    hasNewContent = false
    guard let runtime else { return nil }
    let size = HostedNode.scratchSize(of: view, .unspecified)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    runtime.setScreen(Runtime.Screen(size: size, scale: scale))
    runtime.frame(at: runtime.now)
    return runtime.fragment.map { ($0, size) }
  }
}

/// Content that is always proposed the same size.
nonisolated private struct ProposedContent<Content: View>: View, FrameworkView {
  let proposal: ProposedViewSize
  let content: Content

  @MainActor var body: some View {
    ProposedLayout(proposal: proposal) { VStack { content } }
  }
}

nonisolated private struct ProposedLayout: Layout {
  let proposal: ProposedViewSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(self.proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for view in subviews { view.place(at: bounds.origin, proposal: self.proposal) }
  }
}
