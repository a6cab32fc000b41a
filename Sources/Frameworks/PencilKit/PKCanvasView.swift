import Foundation
import ScrollworkUIKit

/// A view to draw on with fingers, as there is no Pencil.
///
@MainActor @preconcurrency
open class PKCanvasView: UIScrollView, PKToolPickerObserver {
  private let page = CanvasPage(frame: .zero)
  /// The stroke in progress, in front of the others.
  private let front = CanvasPage(frame: .zero)
  private let choice = StrokeChoice()
  private let ruler = RulerView(frame: .zero)
  private let gesture = CanvasGestureRecognizer()
  private let scrolling = UIPanGestureRecognizer()
  private var action: CanvasAction?
  /// The drawing before the finger landed.
  private var old = PKDrawing()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    wantsWindow = true
    backgroundColor = .systemBackground
    front.isUserInteractionEnabled = false
    page.addSubview(front)
    addSubview(page)
    ownZoomedView = page
    gesture.canvas = self
    addGestureRecognizer(gesture)
    scrolling.minimumNumberOfTouches = 2
    scrolling.maximumNumberOfTouches = 2
    scrolling.goesWithAll = true
    scrolling.onAction = { [weak self] _ in self?.scroll() }
    addGestureRecognizer(scrolling)
    choice.onDelete = { [weak self] in self?.delete(nil) }
    choice.onDuplicate = { [weak self] in self?.duplicateChoice() }
    fingersDidChange()
  }

  // MARK: What is drawn

  private var listener: (any PKCanvasViewDelegate)? { super.delegate as? any PKCanvasViewDelegate }
  /// The delegate.
  @_nonoverride
  open weak var delegate: (any PKCanvasViewDelegate)? {
    get { listener }
    set { super.delegate = newValue }
  }

  /// The drawing.
  open var drawing = PKDrawing() {
    didSet {
      guard drawing != oldValue else { return }
      page.strokes = drawing.strokes
      guard action == nil else { return }
      if choice.strokes.last ?? -1 >= drawing.strokes.count { choose([]) } else { showChoice() }
      listener?.canvasViewDrawingDidChange(self)
      listener?.canvasViewDidFinishRendering(self)
    }
  }

  /// Replaces the drawing, with undo.
  private func change(to new: PKDrawing) {
    let old = drawing
    guard new != old else { return }
    undoManager?.registerUndo(withTarget: self) { $0.change(to: old) }
    choose([])
    drawing = new
  }

  // MARK: Ways of drawing

  /// The tool of a finger; defaults to a black pen.
  open var tool: any PKTool = PKInkingTool(.pen) { didSet { if !(tool is PKLassoTool) { choose([]) } } }
  /// The drawing policy.
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default { didSet { fingersDidChange() } }
  /// Whether drawing is enabled.
  open var isDrawingEnabled = true { didSet { fingersDidChange() } }
  /// Whether fingers draw. The same as a policy of any input.
  open var allowsFingerDrawing: Bool {
    get { drawingPolicy != .pencilOnly }
    set { drawingPolicy = newValue ? .anyInput : .pencilOnly }
  }
  /// The gesture recognizer that draws.
  open var drawingGestureRecognizer: UIGestureRecognizer { gesture }

  /// Whether a ruler is shown: strokes near its edge become straight. One finger moves it, two rotate it.
  open var isRulerActive = false {
    didSet {
      guard isRulerActive != oldValue else { return }
      if isRulerActive {
        ruler.center = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: page)
        page.addSubview(ruler)
      } else {
        ruler.removeFromSuperview()
      }
    }
  }

  /// Whether a finger draws instead of scrolling.
  var fingersDraw: Bool {
    guard isDrawingEnabled, gesture.isEnabled else { return false }
    return switch drawingPolicy {
    case .default: PKToolPicker.isShown
    case .anyInput: true
    case .pencilOnly: false
    }
  }

  func fingersDidChange() { fingersAreTaken = fingersDraw }

  open override var canBecomeFirstResponder: Bool { true }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { resignFirstResponder() } else { PKToolPicker.canvasDidMove() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard zoomScale == 1 else { return }
    page.frame = CGRect(
      x: 0, y: 0, width: max(contentSize.width, bounds.width), height: max(contentSize.height, bounds.height))
    front.frame = page.bounds
  }

  // MARK: Fingers

  /// Returns whether a touch belongs to the canvas, and not to the ruler or the menu of the selection.
  func takes(_ touch: UITouch) -> Bool {
    !choice.takes(touch) && (!isRulerActive || !ruler.bounds.contains(touch.location(in: ruler)))
  }

  func begin(_ touch: UITouch) {
    let place = touch.location(in: page)
    old = drawing
    listener?.canvasViewDidBeginUsingTool(self)
    switch tool {
    case let tool as PKInkingTool:
      let edge = isRulerActive ? ruler.edge(near: place) : nil
      action = .draw(StrokeInProgress(tool, at: touch.timestamp, along: edge))
    case let tool as PKEraserTool: action = .erase(tool, last: place)
    case is PKLassoTool:
      if let box = choice.box(in: drawing), box.insetBy(dx: -12, dy: -12).contains(place) {
        action = .move(last: place)
      } else {
        choose([])
        action = .choose([])
      }
    default: break
    }
    move(touch)
  }

  func move(_ touch: UITouch) {
    let place = touch.location(in: page)
    switch action {
    case .draw(var stroke):
      stroke.add(place, at: touch.timestamp)
      action = .draw(stroke)
      front.strokes = [stroke.stroke]
    case .erase(let tool, let last):
      action = .erase(tool, last: place)
      let scaled =
        tool.eraserType == .fixedWidthBitmap ? PKEraserTool(tool.eraserType, width: tool.width / zoomScale) : tool
      drawing = PKDrawing(strokes: scaled.erase(drawing.strokes, from: last, to: place))
    case .choose(let loop):
      action = .choose(loop + [place])
      front.outline.loop = loop + [place]
    case .move(let last):
      action = .move(last: place)
      drawing = choice.moved(drawing, by: CGPoint(x: place.x - last.x, y: place.y - last.y))
      showChoice()
    case nil: break
    }
  }

  func end(isCancelled: Bool) {
    guard let action else { return }
    self.action = nil
    front.strokes = []
    front.outline.loop = []
    var new = drawing
    if case .draw(let stroke) = action { new.strokes.append(stroke.stroke) }
    // The previous drawing is restored, so that everything is undone together.
    let chosen = choice.strokes
    self.action = action
    drawing = old
    self.action = nil
    listener?.canvasViewDidEndUsingTool(self)
    guard !isCancelled else { return showChoice() }
    if case .choose(let loop) = action { return choose(StrokeChoice.strokes(of: drawing, inside: loop)) }
    change(to: new)
    if case .move = action { choose(chosen) }
  }

  /// Scrolls with two fingers.
  private func scroll() {
    guard fingersAreTaken, isScrollEnabled, scrolling.state == .changed else {
      return scrolling.setTranslation(.zero, in: self)
    }
    let way = scrolling.translation(in: self)
    scrolling.setTranslation(.zero, in: self)
    let inset = adjustedContentInset
    func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(low, min(value, max(high, low))) }
    contentOffset = CGPoint(
      x: clamp(contentOffset.x - way.x, -inset.left, contentSize.width + inset.right - bounds.width),
      y: clamp(contentOffset.y - way.y, -inset.top, contentSize.height + inset.bottom - bounds.height))
  }

  // MARK: What is chosen

  private func choose(_ strokes: [Int]) {
    guard strokes != choice.strokes || !strokes.isEmpty else { return }
    choice.strokes = strokes
    showChoice()
  }

  private func showChoice() {
    let box = choice.box(in: drawing)
    front.outline.box = box
    choice.showMenu(over: box, on: page)
  }

  /// Deletes the selection.
  open override func delete(_ sender: Any?) {
    guard !choice.strokes.isEmpty else { return }
    change(to: choice.removed(drawing))
  }

  private func duplicateChoice() {
    guard !choice.strokes.isEmpty else { return }
    let count = drawing.strokes.count
    let new = choice.duplicated(drawing)
    change(to: new)
    choose(Array(count..<new.strokes.count))
  }

  // MARK: Tool pickers

  /// Adopts the picker's tool.
  open func toolPickerSelectedToolItemDidChange(_ toolPicker: PKToolPicker) {
    isDrawingEnabled = toolPicker.selectedToolItem.pickedTool != nil
    if let picked = toolPicker.selectedToolItem.pickedTool { tool = picked }
  }
  /// Shows or hides the ruler, as in the picker.
  open func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) { isRulerActive = toolPicker.isRulerActive }
  /// Updates whether fingers draw.
  open func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) { fingersDidChange() }
}
