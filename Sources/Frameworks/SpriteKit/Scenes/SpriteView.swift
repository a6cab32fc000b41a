import Foundation
import ScrollworkSwiftUI
import ScrollworkUIKit

/// A SwiftUI view that presents a scene.
@MainActor @preconcurrency
public struct SpriteView: View {
  /// Options for drawing a scene.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt32
    public nonisolated init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Nodes of equal depth may be drawn in any order.
    public static let ignoresSiblingOrder = Options(rawValue: 1)
    /// Invisible nodes are skipped.
    public static let shouldCullNonVisibleNodes = Options(rawValue: 2)
    /// The view is transparent.
    public static let allowsTransparency = Options(rawValue: 4)
  }

  /// Options for debugging overlays. Caveat: there are none for fields and rectangles.
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public nonisolated init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The frame rate.
    public static let showsFPS = DebugOptions(rawValue: 1)
    /// The number of nodes.
    public static let showsNodeCount = DebugOptions(rawValue: 2)
    /// The number of drawing nodes.
    public static let showsDrawCount = DebugOptions(rawValue: 4)
    /// The outlines of bodies.
    public static let showsPhysics = DebugOptions(rawValue: 16)
  }

  private let content: SpriteContent

  /// Creates a view of a scene.
  public nonisolated init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60
  ) {
    content = SpriteContent(
      scene: scene, transition: transition, isPaused: isPaused, framesPerSecond: preferredFramesPerSecond,
      options: [.shouldCullNonVisibleNodes], debugOptions: [], shouldRender: nil)
  }

  /// Creates a view of a scene with options; `shouldRender` decides which frames are drawn.
  @preconcurrency public nonisolated init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
    options: SpriteView.Options = [.shouldCullNonVisibleNodes],
    shouldRender: @escaping @MainActor (TimeInterval) -> Bool = { _ in true }
  ) {
    content = SpriteContent(
      scene: scene, transition: transition, isPaused: isPaused, framesPerSecond: preferredFramesPerSecond,
      options: options, debugOptions: [], shouldRender: shouldRender)
  }

  /// Creates a view of a scene with options and debugging overlays; `shouldRender` decides which frames are drawn.
  @preconcurrency public nonisolated init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
    options: SpriteView.Options = [.shouldCullNonVisibleNodes], debugOptions: SpriteView.DebugOptions,
    shouldRender: @escaping @MainActor (TimeInterval) -> Bool = { _ in true }
  ) {
    content = SpriteContent(
      scene: scene, transition: transition, isPaused: isPaused, framesPerSecond: preferredFramesPerSecond,
      options: options, debugOptions: debugOptions, shouldRender: shouldRender)
  }

  /// The scene.
  public var body: some View { content }
}

nonisolated private struct SpriteContent: UIViewRepresentable {
  let scene: SKScene
  nonisolated(unsafe) let transition: SKTransition?
  let isPaused: Bool
  let framesPerSecond: Int
  let options: SpriteView.Options
  let debugOptions: SpriteView.DebugOptions
  let shouldRender: (@MainActor (TimeInterval) -> Bool)?

  @MainActor func makeCoordinator() -> FrameFilter { FrameFilter() }
  @MainActor func makeUIView(context: Context) -> SceneHost { SceneHost() }

  @MainActor func updateUIView(_ uiView: SceneHost, context: Context) {
    context.coordinator.shouldRender = shouldRender
    uiView.delegate = context.coordinator
    uiView.isPaused = isPaused
    uiView.preferredFramesPerSecond = framesPerSecond
    uiView.ignoresSiblingOrder = options.contains(.ignoresSiblingOrder)
    uiView.shouldCullNonVisibleNodes = options.contains(.shouldCullNonVisibleNodes)
    uiView.allowsTransparency = options.contains(.allowsTransparency)
    uiView.showsFPS = debugOptions.contains(.showsFPS)
    uiView.showsNodeCount = debugOptions.contains(.showsNodeCount)
    uiView.showsDrawCount = debugOptions.contains(.showsDrawCount)
    uiView.showsPhysics = debugOptions.contains(.showsPhysics)
    uiView.show(scene, transition)
  }
}

/// Presents a scene once the size is known, so that the scene finds its final size.
@MainActor
private final class SceneHost: SKView {
  private var waiting: SKScene?
  /// The scene last requested by SwiftUI. If the scene has presented another one since, that one remains.
  private weak var wanted: SKScene?

  func show(_ scene: SKScene, _ transition: SKTransition?) {
    guard scene !== wanted else { return }
    wanted = scene
    if bounds.width == 0 || bounds.height == 0 {
      waiting = scene
    } else if let transition, self.scene != nil {
      presentScene(scene, transition: transition)
    } else {
      presentScene(scene)
    }
  }

  override func layoutSubviews() {
    if let waiting, bounds.width > 0, bounds.height > 0 {
      self.waiting = nil
      presentScene(waiting)
    }
    super.layoutSubviews()
  }
}

@MainActor
private final class FrameFilter: NSObject, SKViewDelegate {
  var shouldRender: (@MainActor (TimeInterval) -> Bool)?

  func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { shouldRender?(time) ?? true }
}
