import DisplayList
import Foundation
import ScrollworkSwiftUI
@_spi(Scrollwork) import ScrollworkUIKit

/// The delegate of a view's frames.
@MainActor @preconcurrency
public protocol SKViewDelegate: NSObjectProtocol {
  /// Returns whether to render a frame. True by default.
  func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}

extension SKViewDelegate {
  /// Returns true.
  public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { true }
}

/// Presents a scene, frame by frame.
@MainActor @preconcurrency
open class SKView: UIView {
  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }
  /// Creates a view from a nib. Other archives are not read and give an empty view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  open override func _setInterfaceValue(_ value: Any?, forKey key: String) -> Bool {
    guard key == "delegate" else { return super._setInterfaceValue(value, forKey: key) }
    delegate = value as? any NSObject & SKViewDelegate
    return true
  }

  private func begin() { makeFragments = { [weak self] size in self?.fragments(in: size) ?? [] } }

  // MARK: Options

  /// Whether the scene and the view are paused.
  open var isPaused = false { didSet { if isPaused != oldValue { runsDidChange() } } }
  /// The maximum number of frames per second.
  open var preferredFramesPerSecond = 60
  /// Whether the view is transparent where the scene's background is.
  open var allowsTransparency = false { didSet { fragmentsDidChange() } }
  /// Whether nodes of equal depth may be drawn in any order. Caveat: they always keep the order of the tree.
  open var ignoresSiblingOrder = false
  /// Whether invisible nodes are skipped. Caveat: they are drawn outside the view, which looks the same.
  open var shouldCullNonVisibleNodes = true
  /// Whether rendering is asynchronous. Caveat: it always is part of the screen's.
  open var isAsynchronous = true
  /// Whether to show the frame rate.
  open var showsFPS = false { didSet { fragmentsDidChange() } }
  /// Whether to show the number of nodes.
  open var showsNodeCount = false { didSet { fragmentsDidChange() } }
  /// Whether to show the number of drawing nodes.
  open var showsDrawCount = false { didSet { fragmentsDidChange() } }
  /// Whether to show the outlines of bodies.
  open var showsPhysics = false { didSet { fragmentsDidChange() } }
  /// The delegate of the frames.
  open weak var delegate: (any NSObject & SKViewDelegate)?

  // MARK: Scenes

  /// The scene; during a transition the new one.
  open private(set) var scene: SKScene?
  private var leaving: (scene: SKScene, transition: SKTransition, elapsed: TimeInterval)?

  /// Presents a scene, or none.
  open func presentScene(_ scene: SKScene?) { show(scene, nil) }
  /// Presents a scene, with a transition if there is another one.
  open func presentScene(_ scene: SKScene, transition: SKTransition) { show(scene, transition) }

  private func show(_ new: SKScene?, _ transition: SKTransition?) {
    guard new !== scene else { return }
    endTransition()
    let old = scene
    new?.view?.show(nil, nil)
    scene = new
    if let old {
      if let transition, new != nil, transition.duration > 0 {
        leaving = (old, transition, 0)
        old.isHeld = transition.pausesOutgoingScene
        new?.isHeld = transition.pausesIncomingScene
      } else {
        leave(old)
      }
    }
    if let new {
      new.view = self
      new.forgetTime()
      fit(new)
      new.didMove(to: self)
    }
    runsDidChange()
    fragmentsDidChange()
  }

  private func leave(_ old: SKScene) {
    old.willMove(from: self)
    old.isHeld = false
    old.view = nil
  }

  private func endTransition() {
    guard let (old, _, _) = leaving else { return }
    leaving = nil
    scene?.isHeld = false
    scene?.forgetTime()
    leave(old)
  }

  /// Resizes a scene to the view, if its scale mode wants that.
  final func fit(_ scene: SKScene) {
    if scene.scaleMode == .resizeFill, bounds.width > 0, bounds.height > 0 { scene.size = bounds.size }
  }

  /// Resizes the scene to the view, if its scale mode wants that.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let scene { fit(scene) }
  }

  /// Converts a point to a scene.
  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
  /// Converts a point from a scene.
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }

  // MARK: Frames

  private var run = 0
  private var isRunning = false
  private var lastFrame: TimeInterval = 0
  private var frames: [TimeInterval] = []

  /// Starts or stops requesting frames.
  private func runsDidChange() {
    scene?.forgetTime()
    start()
  }

  private func start() {
    run += 1
    let serial = run
    isRunning = false
    guard scene != nil, !isPaused, let animator = renderer?.animator else { return }
    isRunning = true
    let begun = ProcessInfo.processInfo.systemUptime
    lastFrame = -.infinity
    animator.run("SKView", isEndless: true) { [weak self] elapsed in
      guard let self, serial == run else { return false }
      guard renderer != nil else {
        isRunning = false
        return false
      }
      frame(at: elapsed, begun + elapsed)
      return serial == run
    }
  }

  private func frame(at elapsed: TimeInterval, _ time: TimeInterval) {
    // A frame's timestamp can be a rounding error short of the interval.
    let step = 1 / Double(max(1, preferredFramesPerSecond)) - 1e-3
    guard elapsed - lastFrame >= step, delegate?.view(self, shouldRenderAtTime: time) != false else { return }
    let passed = lastFrame.isFinite ? elapsed - lastFrame : 0
    lastFrame = elapsed
    count(time)
    let hadTransition = leaving != nil
    leaving?.elapsed += passed
    leaving?.scene.advance(to: time)
    if let leaving, leaving.elapsed >= leaving.transition.duration { endTransition() }
    scene?.advance(to: time)
    if hadTransition || scene?.hasChanges == true || showsPhysics { fragmentsDidChange() }
  }

  /// Counts the frames of the last second.
  private func count(_ time: TimeInterval) {
    guard showsFPS else { return frames = [] }
    let before = frames.count
    frames.append(time)
    frames.removeAll { $0 <= time - 1 + 1e-6 }
    if frames.count != before { fragmentsDidChange() }
  }

  // MARK: Drawing

  private func fragmentsDidChange() { renderer?.fragmentsDidChange() }

  private var keptGround = KeptFragment()
  private var keptNumbers = KeptFragment()
  private var keptBodies = KeptFragment()
  private var keptShade = KeptFragment()
  private var keptOld = KeptFragment()
  private var keptNew = KeptFragment()

  private func fragments(in size: CGSize) -> [Fragment] {
    if !isRunning { start() }
    guard let scene else { return [] }
    let ground = CGRect(origin: .zero, size: size)
    var shown: [Fragment] = []
    if !allowsTransparency {
      shown.append(keptGround.make(effects: .none, commands: [.fill(.rect(ground), .color(.black))]))
    }
    let new = scene.fragment(in: size, isTransparent: allowsTransparency)
    if let leaving {
      let old = leaving.scene.fragment(in: size, isTransparent: allowsTransparency)
      let state = leaving.transition.state(at: min(1, leaving.elapsed / leaving.transition.duration), in: size)
      let shownOld = keptOld.make(effects: state.old, children: [old])
      let shownNew = keptNew.make(effects: state.new, children: [new])
      shown += state.isOldInFront ? [shownNew, shownOld] : [shownOld, shownNew]
      if let color = state.shade {
        shown.append(keptShade.make(effects: .none, commands: [.fill(.rect(ground), .color(color))]))
      }
    } else {
      shown.append(new)
    }
    if showsPhysics { shown.append(keptBodies.make(effects: .none, commands: bodyOutlines(of: scene))) }
    if showsFPS || showsNodeCount || showsDrawCount {
      shown.append(keptNumbers.make(effects: .none, commands: numbers(of: scene, in: size)))
    }
    return shown
  }

  private func numbers(of scene: SKScene, in size: CGSize) -> [DrawCommand] {
    func nodes(in node: SKNode) -> Int { node.children.reduce(1) { $0 + nodes(in: $1) } }
    var parts: [String] = []
    if showsNodeCount { parts.append("nodes:\(nodes(in: scene))") }
    if showsDrawCount { parts.append("draws:\(scene.inner.order.count)") }
    if showsFPS { parts.append("\(frames.count).0 fps") }
    let label = SKLabelNode(text: parts.joined(separator: "  "))
    (label.fontName, label.fontSize) = ("HelveticaNeue", 12)
    (label.horizontalAlignmentMode, label.verticalAlignmentMode) = (.right, .bottom)
    label.position = CGPoint(x: size.width - 8, y: -(size.height - 4))
    return label.makeContent().commands.map { command in
      guard case .glyphs(let run, let paint) = command else { return command }
      return .glyphs(run.offset(by: CGPoint(x: label.position.x, y: -label.position.y)), paint)
    }
  }

  private func bodyOutlines(of scene: SKScene) -> [DrawCommand] {
    scene.physicsWorld.outlines(in: scene).map { path in
      let points = path.map { scene.convertPoint(toView: $0) }
      let line = CGMutablePath()
      line.addLines(between: points)
      return .stroke(
        .path(line.elements, evenOdd: false), .color(DisplayColor(red: 0, green: 0.6, blue: 1)), Stroke(width: 1))
    }
  }

  /// Returns an image of a node and its descendants, cropped to its bounds; nil if it draws nothing.
  open func texture(from node: SKNode) -> SKTexture? { texture(from: node, crop: node.calculateAccumulatedFrame()) }

  /// Returns an image of a part of a node, in the parent's coordinates; nil for an empty part.
  open func texture(from node: SKNode, crop: CGRect) -> SKTexture? {
    let crop = crop.standardized
    guard crop.width >= 1, crop.height >= 1, crop.width <= 4096, crop.height <= 4096 else { return nil }
    guard let copy = node.copy() as? SKNode else { return nil }
    let layer = NodeLayer()
    layer.update([copy])
    let picture = CGContext(size: crop.size, scale: UIScreen.main.scale)
    let part = DrawnPart(
      effects: Fragment.Effects(transform: AffineTransform(translationByX: -crop.minX, byY: crop.maxY)),
      parts: layer.fragments.map { DrawnPart($0) })
    // Flipped twice: the part has y downwards, like the image.
    picture.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: crop.height))
    picture.draw(part, height: crop.height)
    guard let image = picture.makeImage() else { return nil }
    return SKTexture(image: UIImage(bitmap: image.bitmap, scale: UIScreen.main.scale))
  }

  // MARK: Fingers

  /// The nodes of the current touches.
  private var touched: [ObjectIdentifier: SKNode] = [:]

  private func pass(_ touches: Set<UITouch>, _ call: (SKNode, Set<UITouch>) -> Void) {
    var groups: [(node: SKNode, touches: Set<UITouch>)] = []
    for touch in touches {
      guard let node = touched[ObjectIdentifier(touch)] else { continue }
      if let index = groups.firstIndex(where: { $0.node === node }) {
        groups[index].touches.insert(touch)
      } else {
        groups.append((node, [touch]))
      }
    }
    for group in groups { call(group.node, group.touches) }
  }

  /// Passes touches on to the node under them.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let scene, leaving == nil, scene.isUserInteractionEnabled else { return }
    for touch in touches {
      let point = scene.convertPoint(fromView: touch.location(in: self))
      touched[ObjectIdentifier(touch)] = scene.touchedNode(at: point)
    }
    pass(touches) { $0.touchesBegan($1, with: event) }
  }
  /// Passes touches on to the node on which they began.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(touches) { $0.touchesMoved($1, with: event) }
  }
  /// Passes touches on to the node on which they began.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(touches) { $0.touchesEnded($1, with: event) }
    for touch in touches { touched[ObjectIdentifier(touch)] = nil }
  }
  /// Passes touches on to the node on which they began.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(touches) { $0.touchesCancelled($1, with: event) }
    for touch in touches { touched[ObjectIdentifier(touch)] = nil }
  }
}
