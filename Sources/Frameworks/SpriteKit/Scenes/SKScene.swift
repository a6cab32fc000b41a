import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// How a scene is scaled to its view.
public enum SKSceneScaleMode: Int, Sendable {
  /// Stretched to fill the view.
  case fill = 0
  /// Fills the view, possibly cropped.
  case aspectFill = 1
  /// Fits into the view, possibly with black bars.
  case aspectFit = 2
  /// The scene gets the view's size.
  case resizeFill = 3
}

/// The delegate of a scene's frames, as an alternative to a subclass. Every method is optional.
@MainActor @preconcurrency
public protocol SKSceneDelegate: NSObjectProtocol {
  /// A frame begins.
  func update(_ currentTime: TimeInterval, for scene: SKScene)
  /// Actions were evaluated.
  func didEvaluateActions(for scene: SKScene)
  /// Physics was simulated.
  func didSimulatePhysics(for scene: SKScene)
  /// Constraints were applied.
  func didApplyConstraints(for scene: SKScene)
  /// The frame is about to be drawn.
  func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
  /// Does nothing.
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
  /// Does nothing.
  public func didEvaluateActions(for scene: SKScene) {}
  /// Does nothing.
  public func didSimulatePhysics(for scene: SKScene) {}
  /// Does nothing.
  public func didApplyConstraints(for scene: SKScene) {}
  /// Does nothing.
  public func didFinishUpdate(for scene: SKScene) {}
}

/// The root node that a view shows. Caveat: there is no listener and no sound.
@MainActor @preconcurrency
open class SKScene: SKEffectNode {
  /// Creates an empty scene with a size of one point.
  public override convenience init() { self.init(size: CGSize(width: 1, height: 1)) }

  /// Creates an empty scene with a size in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
    begin()
    sceneDidLoad()
  }

  /// Creates a scene from a file.
  public required init?(coder aDecoder: NSCoder) {
    size = CGSize(width: 1, height: 1)
    super.init(coder: aDecoder)
    begin()
    sceneDidLoad()
  }

  private func begin() {
    shouldEnableEffects = false
    isUserInteractionEnabled = true
    enter(self)
  }

  override func read(_ record: NodeRecord) {
    super.read(record)
    readScene(record)
  }

  /// Called once after the scene was created.
  open func sceneDidLoad() {}

  // MARK: What is seen

  /// The visible size in points, unless a camera changes it.
  open var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      changed()
      didChangeSize(oldValue)
    }
  }
  /// How the scene is scaled to its view.
  open var scaleMode = SKSceneScaleMode.fill {
    didSet {
      guard scaleMode != oldValue else { return }
      view?.fit(self)
      changed()
    }
  }
  /// The position of the origin in the view, in fractions of the size from the lower left corner.
  open var anchorPoint = CGPoint.zero { didSet { if anchorPoint != oldValue { changed() } } }
  /// The background colour.
  open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1) {
    didSet { if backgroundColor != oldValue { changed() } }
  }
  /// The camera, a node of the scene; nil for the origin.
  open weak var camera: SKCameraNode? { didSet { if camera !== oldValue { changed() } } }
  /// The visible part of the scene without a camera.
  open override var frame: CGRect { contentBounds }
  override var contentBounds: CGRect {
    CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
  }
  /// Returns the bounding box of the scene's contents and its visible part.
  open override func calculateAccumulatedFrame() -> CGRect {
    children.reduce(contentBounds) { $0.union($1.calculateAccumulatedFrame()) }
  }

  // MARK: Frames

  /// The view that shows the scene; nil if there is none.
  open internal(set) weak var view: SKView?
  /// The delegate of the frames.
  open weak var delegate: (any SKSceneDelegate)?
  /// The physics world.
  public let physicsWorld = SKPhysicsWorld()
  /// The nodes that change from frame to frame.
  final var activeNodes = ActiveNodes()

  /// Called at the start of a frame, with a time in seconds.
  open func update(_ currentTime: TimeInterval) {}
  /// Called after actions were evaluated.
  open func didEvaluateActions() {}
  /// Called after physics was simulated.
  open func didSimulatePhysics() {}
  /// Called after constraints were applied.
  open func didApplyConstraints() {}
  /// Called before the frame is drawn.
  open func didFinishUpdate() {}
  /// Called when a view presents the scene.
  open func didMove(to view: SKView) {}
  /// Called before a view stops presenting the scene.
  open func willMove(from view: SKView) {}
  /// Called when the size changed.
  open func didChangeSize(_ oldSize: CGSize) {}

  /// Whether the scene is paused during a transition.
  final var isHeld = false
  private var last: TimeInterval?

  /// Advances to a time in seconds.
  final func advance(to time: TimeInterval) {
    let seconds = max(0, time - (last ?? time))
    last = time
    guard !isHeld else { return }
    update(time)
    delegate?.update(time, for: self)
    if !isPaused { for node in activeNodes.all { node.advanceActions(by: seconds) } }
    didEvaluateActions()
    delegate?.didEvaluateActions(for: self)
    if !isPaused { physicsWorld.advance(by: seconds, in: self) }
    didSimulatePhysics()
    delegate?.didSimulatePhysics(for: self)
    for node in activeNodes.all {
      for constraint in node.constraints ?? [] { constraint.apply(to: node) }
      if !isPaused, node.activeSpeed != nil { node.advance(by: seconds) }
    }
    didApplyConstraints()
    delegate?.didApplyConstraints(for: self)
    didFinishUpdate()
    delegate?.didFinishUpdate(for: self)
  }

  /// Resets the time after the scene was not shown or paused.
  final func forgetTime() { last = nil }

  // MARK: Drawing

  override var isDrawn: Bool { false }
  override var layer: NodeLayer? { inner }
  private var keptContent = KeptFragment()
  private var keptViewport = KeptFragment()

  /// Returns the drawing of the scene in a view.
  final func fragment(in viewSize: CGSize, isTransparent: Bool) -> Fragment {
    if hasChanges {
      hasChanges = false
      if shouldEnableEffects { content = super.makeContent() } else { inner.update(children) }
    }
    let inside = shouldEnableEffects ? content : NodeContent(fragments: inner.fragments)
    let seen = CGAffineTransform(scaleX: 1, y: -1).concatenating(toViewport).concatenating(viewportToView(viewSize))
    let shown = keptContent.make(
      effects: Fragment.Effects(
        opacity: Double(min(max(alpha, 0), 1)), transform: AffineTransform(seen), compositing: inside.compositing),
      commands: inside.commands, children: isHidden ? [] : inside.fragments)
    let area = CGRect(origin: .zero, size: size).applying(viewportToView(viewSize))
    let color = backgroundColor.displayColor(for: .current)
    let ground: [DrawCommand] = color.alpha > 0 ? [.fill(.rect(area), .color(color))] : []
    return keptViewport.make(
      effects: Fragment.Effects(clip: .rect(area.intersection(CGRect(origin: .zero, size: viewSize)))),
      commands: (isTransparent ? [] : [.fill(.rect(area), .color(.black))]) + ground, children: [shown])
  }

  /// The transform from the scene's coordinates to the visible part, with y downwards from its upper left corner.
  private final var toViewport: CGAffineTransform {
    if let camera, camera.scene === self {
      return camera.toRoot.inverted().concatenating(
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: size.width / 2, ty: size.height / 2))
    }
    return CGAffineTransform(
      a: 1, b: 0, c: 0, d: -1, tx: anchorPoint.x * size.width, ty: (1 - anchorPoint.y) * size.height)
  }

  private final func viewportToView(_ viewSize: CGSize) -> CGAffineTransform {
    guard size.width > 0, size.height > 0 else { return .identity }
    var (x, y) = (viewSize.width / size.width, viewSize.height / size.height)
    switch scaleMode {
    case .fill: break
    case .aspectFill: (x, y) = (max(x, y), max(x, y))
    case .aspectFit: (x, y) = (min(x, y), min(x, y))
    case .resizeFill: (x, y) = (1, 1)
    }
    return CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: (viewSize.width - size.width * x) / 2, ty: (viewSize.height - size.height * y) / 2)
  }

  private final var toView: CGAffineTransform { toViewport.concatenating(viewportToView(view?.bounds.size ?? size)) }

  /// Converts a point from the view.
  open func convertPoint(fromView point: CGPoint) -> CGPoint { point.applying(toView.inverted()) }
  /// Converts a point to the view.
  open func convertPoint(toView point: CGPoint) -> CGPoint { point.applying(toView) }

  // MARK: Fingers

  /// The view's next responder: the view has passed the touch on to the scene.
  open override var next: UIResponder? { view?.next }
  /// Touches began where no node receives them. The default passes them on to `next`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Touches moved. The default passes them on to `next`.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Touches ended. The default passes them on to `next`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Touches were cancelled. The default passes this on to `next`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Returns the node that receives a touch at a point of the scene: the foremost that is interactive; the scene if
  /// there is none.
  final func touchedNode(at point: CGPoint) -> SKNode {
    for node in nodes(at: point) where node.isUserInteractionEnabled { return node }
    return self
  }

  override func take(from other: SKNode) {
    super.take(from: other)
    guard let other = other as? SKScene else { return }
    (size, scaleMode, anchorPoint) = (other.size, other.scaleMode, other.anchorPoint)
    backgroundColor = other.backgroundColor
  }
}
