import DisplayList
import Foundation
import ScrollworkUIKit

/// Whether text can be selected.
public protocol TextSelectability {
  /// Whether text can be selected.
  static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private struct TextSelectionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether text can be selected.
  var allowsTextSelection: Bool {
    get { self[TextSelectionKey.self] }
    set { self[TextSelectionKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets whether texts in this view can be selected: only as a whole, as on an iPhone. A long press on a text selects
  /// it and opens a menu to copy or share it.
  ///
  /// Labels of buttons and other tappable views cannot be selected.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.allowsTextSelection, S.allowsSelection)
  }
}

/// A selectable text and its menu.
@MainActor
final class SelectedText: MenuOpening {
  private weak var text: TextRender?
  private weak var menu: MenuController?
  private(set) lazy var press = text.map { MenuPressRecognizer(node: $0, source: self) }

  init(_ text: TextRender) { self.text = text }

  /// Whether the menu is open.
  var isSelected: Bool { menu != nil }

  var canOpen: Bool {
    guard let text, text.isAttached, menu == nil, text.environment.isEnabled else { return false }
    return text.environment.allowsTextSelection && text.enclosingActivatable == nil && !text.string.isEmpty
  }

  func open() {
    guard canOpen, let text,
      let presenter = text.enclosing(UIViewRender.self)?.view.closestController ?? text.runtime.root?.stage().anchor
    else { return }
    let anchor = text.visibleFrame
    let made = MenuController(lifts: false, origin: CGPoint(x: anchor.midX, y: anchor.minY))
    made.onClose = { [weak self] in
      self?.menu = nil
      self?.text?.setNeedsPaint()
    }
    var environment = text.environment.forMenuLines(of: made)
    environment.buttonStyle = .primitive(EditMenuButtonStyle())
    made.content = MenuParts(
      items: AnyView(
        EditMenuBar(
          copy: { [weak text] in text?.copyString() },
          share: { [weak text, weak presenter] in
            guard let string = text?.string else { return }
            let sheet = UIActivityViewController(activityItems: [string])
            sheet.popoverPresentationController?.anchor = { anchor }
            presenter?.present(sheet, animated: true)
          })),
      order: .fixed, anchor: anchor, look: .editMenu, environment: environment)
    menu = made
    made.open(from: presenter)
    text.setNeedsPaint()
  }

  func close(animated: Bool) { menu?.close(animated: animated) }
}

extension TextRender {
  /// The displayed characters.
  var string: String { text.string(in: environment) }

  func copyString() { UIPasteboard.general.string = string }

  /// The visible part, in points of the screen: long texts extend beyond their scroll view.
  fileprivate var visibleFrame: CGRect {
    var frame = screenFrame
    if let scroll = enclosing(ScrollRender.self) {
      frame = frame.intersection(scroll.viewport.offsetBy(dx: scroll.position().x, dy: scroll.position().y))
    }
    return frame.isNull ? screenFrame : frame
  }

  /// Draws the tint behind the lines of a selected text.
  func drawSelection(of lines: [CGRect], into canvas: inout Drawing) {
    let style = environment.tint ?? AnyShapeStyle(Color.accentColor)
    let color = style._resolve(in: environment.shapeStyleContext).displayColor.opacity(TextInputRender.selectionOpacity)
    for line in lines { canvas.append(.fill(.rect(canvas.snapped(line)), .color(color))) }
  }
}

/// The actions for a selected text.
nonisolated private struct EditMenuBar: View, FrameworkView {
  let copy: @MainActor () -> Void
  let share: @MainActor () -> Void

  @MainActor var body: some View {
    HStack(spacing: 0) {
      Button("Copy", action: copy)
        .overlay(alignment: .trailing) { MenuColors.line.frame(width: 0.5) }
      Button("Share…", action: share)
    }
  }
}

/// Buttons side by side.
struct EditMenuButtonStyle: _FrameworkButtonStyle {
  func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(
      configuration.label
        .font(.subheadline)
        .lineLimit(1)
        .foregroundStyle(Color(uiColor: .label))
        .padding(.horizontal, 16)
        .frame(minHeight: MenuMeasures.row)
        .background(configuration.isPressed ? MenuColors.pressed : .clear)
        .contentShape(Rectangle()))
  }
}
