import Foundation
import ScrollworkSwiftUI
import ScrollworkUIKit

/// A palette of tools and colours at the lower edge of the window, visible while a responder registered for it is the
/// first responder.
@MainActor @preconcurrency
open class PKToolPicker: NSObject {
  private struct Wish {
    weak var responder: UIResponder?
    var isVisible: Bool
  }
  private struct Observer { weak var object: (any PKToolPickerObserver)? }

  private var wishes: [Wish] = []
  private var observers: [Observer] = []
  private var tokens: [any NSObjectProtocol] = []
  private var host: _UIHostingView<ToolPalette>?
  /// The last responder for which the picker was shown.
  private weak var responder: UIResponder?

  private static weak var shown: PKToolPicker?
  /// Whether a picker is visible.
  static var isShown: Bool { shown?.isVisible ?? false }
  /// Called when a canvas that may be first responder moved to a window.
  static func canvasDidMove() { NotificationCenter.default.post(name: UIResponder.firstDidChange, object: nil) }

  /// Creates a picker with all tools.
  public override convenience init() { self.init(toolItems: Self.defaultToolItems) }

  /// Creates a picker with some items. Of items with the same identifier the first one counts; without any there is a
  /// pen.
  public init(toolItems items: [PKToolPickerItem]) {
    var known: Set<String> = []
    let different = items.filter { known.insert($0.identifier).inserted }
    toolItems = different.isEmpty ? [PKToolPickerInkingItem(type: .pen)] : different
    selectedToolItem = toolItems.first { $0.pickedTool != nil } ?? toolItems[0]
    super.init()
    let center = NotificationCenter.default
    tokens = [
      center.addObserver(forName: UIResponder.firstDidChange, object: nil, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated { self?.showOrHide() }
      }
    ]
    for name in [
      Notification.Name.NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
    ] {
      tokens.append(
        center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
          // A notification from another thread is not a canvas's.
          guard Thread.isMainThread else { return }
          MainActor.assumeIsolated { self?.refresh() }
        })
    }
  }

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    host?.removeFromSuperview()
  }

  /// The default items.
  open class var defaultToolItems: [PKToolPickerItem] {
    let inks: [PKInkingTool.InkType] = [.pen, .monoline, .marker, .pencil, .crayon, .fountainPen, .watercolor]
    return inks.map { PKToolPickerInkingItem(type: $0) }
      + [PKToolPickerEraserItem(type: .vector), PKToolPickerLassoItem(), PKToolPickerRulerItem()]
  }

  /// Returns a shared picker for all windows.
  open class func shared(for window: UIWindow) -> PKToolPicker? {
    if common?.phone != Phone.number.load(ordering: .relaxed) {
      common = (PKToolPicker(), Phone.number.load(ordering: .relaxed))
    }
    return common?.picker
  }
  private static var common: (picker: PKToolPicker, phone: Int)?

  // MARK: What is chosen

  /// The items.
  public let toolItems: [PKToolPickerItem]
  /// The selected item; setting it selects the item with the same identifier.
  open var selectedToolItem: PKToolPickerItem {
    didSet {
      guard let own = toolItems.first(where: { $0.identifier == selectedToolItem.identifier }) else {
        return selectedToolItem = oldValue
      }
      if own !== selectedToolItem { selectedToolItem = own }
      if own !== oldValue { toolDidChange() }
    }
  }
  /// The identifier of the selected item. Setting an unknown one has no effect.
  open var selectedToolItemIdentifier: String {
    get { selectedToolItem.identifier }
    set { if let item = toolItems.first(where: { $0.identifier == newValue }) { selectedToolItem = item } }
  }

  /// The selected tool; setting it selects the item of its type and adopts its colour and width.
  open var selectedTool: any PKTool {
    get { selectedToolItem.pickedTool ?? PKInkingTool(.pen) }
    set {
      let item = toolItems.first { item in
        switch (newValue, item.pickedTool) {
        case (let new as PKInkingTool, let old as PKInkingTool): new.inkType == old.inkType
        case (is PKEraserTool, is PKEraserTool), (is PKLassoTool, is PKLassoTool): true
        default: false
        }
      }
      guard let item else { return }
      item.pickedTool = newValue
      if item === selectedToolItem { toolDidChange() } else { selectedToolItem = item }
    }
  }

  /// Whether the ruler is shown on canvases.
  open var isRulerActive = false {
    didSet {
      guard isRulerActive != oldValue else { return }
      for observer in listeners { observer.toolPickerIsRulerActiveDidChange(self) }
      refresh()
    }
  }

  private func toolDidChange() {
    save()
    for observer in listeners {
      observer.toolPickerSelectedToolItemDidChange(self)
      observer.toolPickerSelectedToolDidChange(self)
    }
    refresh()
  }

  // MARK: What it is like

  /// The name under which the state is saved; nil for none.
  open var stateAutosaveName: String? { didSet { restore() } }
  private var storageKey: String? { stateAutosaveName.map { "PKToolPicker.\($0)" } }
  private func save() {
    if let storageKey { UserDefaults.standard.set(selectedToolItemIdentifier, forKey: storageKey) }
  }
  private func restore() {
    guard let storageKey, let saved = UserDefaults.standard.string(forKey: storageKey) else { return }
    selectedToolItemIdentifier = saved
  }

  /// The maximum version of PencilKit: newer inks are not offered.
  open var maximumSupportedContentVersion = PKContentVersion.latest { didSet { refresh() } }
  /// The appearance; `.unspecified` for that of the surroundings.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { refresh() } }
  /// The appearance of the canvases for which colours are shown; `.unspecified` for the picker's own.
  open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { refresh() } }
  /// Whether the person can choose the drawing policy. Caveat: the phone has no Pencil, so there is no such control.
  open var showsDrawingPolicyControls = true

  // MARK: Observers

  private var listeners: [any PKToolPickerObserver] { observers.compactMap(\.object) }

  /// Adds an observer, which is not retained. A canvas adopts the picker's tool and ruler from now on.
  open func addObserver(_ observer: any PKToolPickerObserver) {
    guard !listeners.contains(where: { $0 === observer }) else { return }
    observers.append(Observer(object: observer))
    guard let canvas = observer as? PKCanvasView else { return }
    canvas.toolPickerSelectedToolItemDidChange(self)
    canvas.toolPickerIsRulerActiveDidChange(self)
    canvas.toolPickerVisibilityDidChange(self)
  }

  /// Removes an observer.
  open func removeObserver(_ observer: any PKToolPickerObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
  }

  // MARK: Coming and going

  /// Whether the picker is visible.
  open private(set) var isVisible = false

  /// Sets whether the picker is visible while a responder is first responder.
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
    wishes.removeAll { $0.responder == nil || $0.responder === responder }
    wishes.append(Wish(responder: responder, isVisible: visible))
    showOrHide()
  }

  /// Returns the part of a view that the picker covers; null if there is none.
  open func frameObscured(in view: UIView) -> CGRect {
    guard isVisible, let host else { return .null }
    let covered = host.convert(host.bounds, to: view).intersection(view.bounds)
    return covered.isEmpty ? .null : covered
  }

  private func showOrHide() {
    let first = UIResponder.first
    let isWanted = wishes.contains { $0.isVisible && $0.responder != nil && $0.responder === first }
    let window = isWanted ? first.flatMap { Self.window(of: $0) } : nil
    if window != nil { responder = first }
    if let window {
      if host?.superview === window { return }
      let made = host ?? _UIHostingView(rootView: palette)
      host = made
      let height = ToolPalette.height + window.safeAreaInsets.bottom
      made.frame = CGRect(x: 0, y: window.bounds.height - height, width: window.bounds.width, height: height)
      made.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      window.addSubview(made)
      Self.shown = self
    } else {
      guard isVisible else { return }
      host?.removeFromSuperview()
    }
    isVisible = window != nil
    (responder as? PKCanvasView)?.fingersDidChange()
    for observer in listeners {
      observer.toolPickerVisibilityDidChange(self)
      observer.toolPickerFramesObscuredDidChange(self)
    }
    refresh()
  }

  private static func window(of responder: UIResponder) -> UIWindow? {
    if let window = (responder as? UIView)?.window ?? (responder as? UIViewController)?.viewIfLoaded?.window {
      return window
    }
    // A canvas moves to its window later.
    return responder is PKCanvasView ? nil : UIApplication.shared.keyWindow
  }

  // MARK: What is seen

  private func refresh() {
    guard let host else { return }
    host.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    host.rootView = palette
  }

  private var palette: ToolPalette {
    let undoManager = responder?.undoManager
    return ToolPalette(
      items: toolItems.filter { item in
        guard let ink = (item as? PKToolPickerInkingItem)?.inkingTool else { return true }
        return ink.requiredContentVersion.rawValue <= maximumSupportedContentVersion.rawValue
      },
      chosen: selectedToolItem, chosenTool: selectedToolItem.pickedTool, isRulerActive: isRulerActive,
      colorStyle: colorUserInterfaceStyle, canUndo: undoManager?.canUndo ?? false,
      canRedo: undoManager?.canRedo ?? false,
      undo: { [weak self] in self?.responder?.undoManager?.undo() },
      redo: { [weak self] in self?.responder?.undoManager?.redo() },
      choose: { [weak self] item in
        if item is PKToolPickerRulerItem { self?.isRulerActive.toggle() } else { self?.selectedToolItem = item }
      },
      change: { [weak self] in self?.selectedTool = $0 })
  }
}
