import SimulatorTesting
import SwiftUI

extension ModifierTrials {
  /// The look of texts and symbols.
  static func text(_ modifier: ModifierTrials) {
    modifier("allowsTightening", on: LongWords().lineLimit(1).frame(width: 610).fixedSize()) {
      $0.allowsTightening(true)
    }
    modifier("attributedTextFormattingDefinition", on: Editable(), drive: settled) {
      $0.attributedTextFormattingDefinition(\.foundation)
    }
    modifier("baselineOffset", on: Sample()) { $0.baselineOffset(6) }
    modifier("bold", on: Sample()) { $0.bold() }
    modifier("dynamicTypeSize", on: Sample()) { $0.dynamicTypeSize(.accessibility2) }
    modifier("font", on: Sample()) { $0.font(.largeTitle) }
    modifier("fontDesign", on: Sample()) { $0.fontDesign(.serif) }
    modifier("fontWeight", on: Sample()) { $0.fontWeight(.black) }
    modifier("fontWidth", on: Sample()) { $0.fontWidth(.condensed) }
    modifier("imageScale", on: Sample()) { $0.imageScale(.large) }
    modifier("italic", on: Sample()) { $0.italic() }
    modifier("kerning", on: Sample()) { $0.kerning(3) }
    modifier("labelIconToTitleSpacing", on: Label("Title", systemImage: "heart")) { $0.labelIconToTitleSpacing(40) }
    modifier("labelReservedIconWidth", on: Label("Title", systemImage: "heart")) { $0.labelReservedIconWidth(60) }
    modifier("labelStyle", on: Label("Title", systemImage: "heart")) { $0.labelStyle(.iconOnly) }
    modifier("labeledContentStyle", on: LabeledContent("Label", value: "Value")) { $0.labeledContentStyle(Backwards()) }
    modifier("lineHeight", on: LongWords()) { $0.lineHeight(.loose) }
    modifier("lineLimit", on: LongWords()) { $0.lineLimit(1) }
    modifier("lineSpacing", on: LongWords()) { $0.lineSpacing(9) }
    modifier("minimumScaleFactor", on: LongWords(), in: { content in content.lineLimit(1) }) {
      $0.minimumScaleFactor(0.3)
    }
    modifier("monospaced", on: Sample()) { $0.monospaced() }
    modifier("monospacedDigit", on: Words(text: "111")) { $0.monospacedDigit() }
    modifier("multilineTextAlignment", on: LongWords()) { $0.multilineTextAlignment(.trailing) }
    modifier("strikethrough", on: Sample()) { $0.strikethrough() }
    modifier("symbolColorRenderingMode", on: Symbol(name: "square.fill").font(.system(size: 80))) {
      $0.symbolColorRenderingMode(.gradient)
    }
    modifier("symbolRenderingMode", on: Symbol(name: "cloud.sun.rain.fill").font(.system(size: 80))) {
      $0.symbolRenderingMode(.multicolor)
    }
    modifier("symbolVariableValueMode", on: Symbol(name: "chart.bar.fill", amount: 0.5).font(.system(size: 80))) {
      $0.symbolVariableValueMode(.draw)
    }
    modifier("symbolVariant", on: Symbol()) { $0.symbolVariant(.fill) }
    modifier("textCase", on: Sample()) { $0.textCase(.uppercase) }
    modifier("textRenderer", on: Sample()) { $0.textRenderer(Twice()) }
    modifier("textScale", on: Sample()) { $0.textScale(.secondary) }
    modifier("tracking", on: Sample()) { $0.tracking(5) }
    modifier("truncationMode", on: LongWords(), in: { content in content.lineLimit(1) }) { $0.truncationMode(.head) }
    modifier("underline", on: Sample()) { $0.underline() }
    modifier("writingDirection", on: Words(text: "\u{05D0}...............")) {
      $0.writingDirection(strategy: .layoutBased)
    }
    modifier("textSelection", on: Sample(), drive: selected) { $0.textSelection(.enabled) }
    modifier("textSelectionAffinity", on: Selected(), drive: typed("", into: "Field")) {
      $0.textSelectionAffinity(.upstream)
    }
    modifier("help", on: Sample()) { $0.help("Explains") }
  }

  private static func selected(_ screen: Screen) async throws {
    try await screen.longPress(at: screen.find(.text("Sample words")).frame.center, duration: .seconds(1))
    try await screen.settle()
  }
}

private struct Backwards: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.content
      configuration.label
    }
  }
}

/// Draws a text twice, the second time lower.
private struct Twice: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      context.draw(line)
      context.translateBy(x: 0, y: 8)
      context.draw(line)
    }
  }
}

private struct Editable: View {
  @State private var text: AttributedString = {
    var text = AttributedString("Sample words")
    text.foregroundColor = .red
    return text
  }()
  var body: some View { TextEditor(text: $text).frame(height: 100) }
}

/// Reports the affinity of the selection.
private struct Selected: View {
  @State private var text = "Sample"
  @State private var selection: TextSelection?
  var body: some View {
    TextField("Field", text: $text, selection: $selection)
      .onChange(of: selection) { say("\($1.map { "\($0.affinity)" } ?? "none")") }
  }
}
