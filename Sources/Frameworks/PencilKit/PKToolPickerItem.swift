import Foundation
import ScrollworkUIKit

/// An item of a tool picker.
@MainActor @preconcurrency
open class PKToolPickerItem: NSObject {
  /// Tells it from others.
  public nonisolated let identifier: String
  /// The tool for a canvas; nil for an item with another purpose.
  final var pickedTool: (any PKTool)?

  init(identifier: String, tool: (any PKTool)?) {
    self.identifier = identifier
    pickedTool = tool
  }

  /// The accessibility label.
  var label: String { "Ruler" }
  var symbol: String { "ruler" }
}

/// An ink in a tool picker.
@MainActor @preconcurrency
open class PKToolPickerInkingItem: PKToolPickerItem {
  /// Whether the person can choose the ink's colour.
  open var allowsColorSelection = true

  /// Creates an ink.
  public init(
    type: PKInkingTool.InkType, color: UIColor? = nil, width: CGFloat? = nil, identifier: String? = nil
  ) {
    let usual: UIColor = type == .marker ? .systemYellow : .black
    super.init(
      identifier: identifier ?? type.rawValue, tool: PKInkingTool(type, color: color ?? usual, width: width))
  }

  /// The ink, as configured by the person.
  open var inkingTool: PKInkingTool {
    get { pickedTool as? PKInkingTool ?? PKInkingTool(.pen) }
    set { pickedTool = newValue }
  }

  override var label: String {
    switch inkingTool.inkType {
    case .pen: "Pen"
    case .pencil: "Pencil"
    case .marker: "Marker"
    case .monoline: "Monoline"
    case .fountainPen: "Fountain Pen"
    case .watercolor: "Watercolor"
    case .crayon: "Crayon"
    }
  }

  override var symbol: String {
    switch inkingTool.inkType {
    case .pen: "pencil.tip"
    case .pencil: "pencil"
    case .marker: "highlighter"
    case .monoline: "scribble"
    case .fountainPen: "paintbrush.pointed"
    case .watercolor: "paintbrush"
    case .crayon: "pencil.and.outline"
    }
  }
}

/// An eraser in a tool picker.
@MainActor @preconcurrency
open class PKToolPickerEraserItem: PKToolPickerItem {
  /// Creates an eraser with the default width.
  public convenience init(type: PKEraserTool.EraserType) { self.init(type: type, width: type.defaultWidth) }

  /// Creates an eraser.
  public init(type: PKEraserTool.EraserType, width: CGFloat) {
    super.init(identifier: "com.apple.ink.eraser", tool: PKEraserTool(type, width: width))
  }

  /// The eraser, as configured by the person.
  open var eraserTool: PKEraserTool { pickedTool as? PKEraserTool ?? PKEraserTool(.vector) }

  override var label: String { "Eraser" }
  override var symbol: String { "eraser" }
}

/// A lasso in a tool picker.
@MainActor @preconcurrency
open class PKToolPickerLassoItem: PKToolPickerItem {
  /// Creates a lasso.
  public init() { super.init(identifier: "com.apple.ink.lasso", tool: PKLassoTool()) }

  /// The lasso.
  open var lassoTool: PKLassoTool { PKLassoTool() }

  override var label: String { "Lasso" }
  override var symbol: String { "lasso" }
}

/// A ruler in a tool picker, which is toggled independently of the selected tool.
@MainActor @preconcurrency
open class PKToolPickerRulerItem: PKToolPickerItem {
  /// Creates a ruler.
  public init() { super.init(identifier: "com.apple.ink.ruler", tool: nil) }
}
