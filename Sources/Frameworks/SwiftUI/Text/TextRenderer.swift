import DisplayList
import Foundation

/// A type that draws texts in a custom way. Its animatable data is animated.
public protocol TextRenderer: Animatable {
  /// Draws a text layout, in the text's own coordinates.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// Returns the size of a text for a proposal; by default the text's own.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far it draws beyond the text. Here nothing is clipped in any case.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the text's own size.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  /// No padding by default.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text whose size a renderer can query.
public struct TextProxy {
  fileprivate let size: (ProposedViewSize) -> CGSize

  /// Returns the text's default size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

nonisolated extension View {
  /// Draws all texts in this view with a renderer.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(_TextRendererModifier(renderer: renderer))
  }
}

/// Passes a renderer to the texts inside.
nonisolated public struct _TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
  public typealias Body = Never
  var renderer: Renderer

  /// The renderer's data.
  public var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    TextRendererNode(view, inputs)
  }

  @MainActor public static func _leafCount(of base: Int?) -> Int? { base }
}

@MainActor
private final class TextRendererNode<Base: View, Renderer: TextRenderer>: ContentNode<
  ModifiedContent<Base, _TextRendererModifier<Renderer>>, Base
>
{
  /// The modifier at its current animation state, once it has changed.
  private var presented: _TextRendererModifier<Renderer>?
  private lazy var source = TextRendererSource(view.modifier.renderer)
  private var animation: ModifierAnimation<_TextRendererModifier<Renderer>>?
  private var written: (from: EnvironmentValues, to: EnvironmentValues)?

  override func contentView(of view: ModifiedContent<Base, _TextRendererModifier<Renderer>>) -> Base { view.content }

  /// Set once per environment: changes are in the source.
  override var contentEnvironment: EnvironmentValues {
    if let written, written.from.isIdentical(to: environment) { return written.to }
    var values = environment
    values.textRenderer = source
    written = (environment, values)
    return values
  }

  override func viewDidChange(from old: ModifiedContent<Base, _TextRendererModifier<Renderer>>) {
    if !ValueComparison.areEqual(old.modifier, view.modifier) {
      animation = ModifierAnimation(
        from: presented ?? old.modifier, to: view.modifier, node: self, interrupting: animation
      ) { [weak self] in self?.present($0) }
      if animation == nil { present(view.modifier) }
    }
    super.viewDidChange(from: old)
  }

  private func present(_ modifier: _TextRendererModifier<Renderer>) {
    presented = modifier
    source.renderer = modifier.renderer
  }

  override func willDestroy() {
    super.willDestroy()
    animation?.stop()
    animation = nil
  }
}

/// The current renderer and the texts that it draws.
@MainActor
final class TextRendererSource {
  var renderer: any TextRenderer {
    didSet {
      texts.removeAll { $0.text == nil }
      for text in texts { text.text?.rendererDidChange() }
    }
  }

  private struct Weak { weak var text: TextRender? }
  private var texts: [Weak] = []

  init(_ renderer: any TextRenderer) { self.renderer = renderer }

  func add(_ text: TextRender) {
    texts.removeAll { $0.text == nil || $0.text === text }
    texts.append(Weak(text: text))
  }

  /// Returns the size of a text, whose own is `natural`.
  func size(_ proposal: ProposedViewSize, _ natural: @escaping (ProposedViewSize) -> CGSize) -> CGSize {
    renderer.sizeThatFits(proposal: proposal, text: TextProxy(size: natural))
  }

  func draw(_ layout: Text.Layout, _ size: CGSize, _ environment: EnvironmentValues, for owner: _Node) -> [DrawnPart] {
    let recorder = DrawingRecorder(size: size)
    var context = GraphicsContext(recorder: recorder, environment: environment)
    renderer.draw(layout: layout, in: &context)
    if let fault = recorder.fault {
      Report.warning("\(owner.appViewName): something is not drawn. \(fault) Check what its numbers are computed from.")
    }
    return recorder.parts
  }
}

private struct TextRendererKey: EnvironmentKey { static var defaultValue: TextRendererSource? { nil } }

extension EnvironmentValues {
  /// The renderer that draws texts.
  var textRenderer: TextRendererSource? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}
