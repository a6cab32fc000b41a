/// Tells assistive technology what a chart shows.
public protocol AXChartDescriptorRepresentable {
  /// What the chart shows; asked for once, when somebody wants to know.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Brings up to date what was told before.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Nothing changes.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

nonisolated extension View {
  /// Tells assistive technology what a chart shows. It is asked for when somebody wants to know, and brought up to date each
  /// time after that; the environment that `representable` reads is the view's.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
    modifier(ChartDescriptionModifier(representable: Connected(wrappedValue: representable)))
  }
}

nonisolated private struct ChartDescriptionModifier<R: AXChartDescriptorRepresentable>: ViewModifier {
  var representable: Connected<R>

  @MainActor func body(content: Content) -> some View {
    content.modifier(_DescribedChartModifier(representable: representable.wrappedValue))
  }
}

nonisolated struct _DescribedChartModifier: RenderModifier {
  let representable: any AXChartDescriptorRepresentable
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> DescribedChartRender {
    DescribedChartRender(representable, owner: owner, child: child)
  }
  @MainActor func update(_ render: DescribedChartRender) { render.representable = representable }
}

@MainActor
final class DescribedChartRender: UnaryRender {
  var representable: any AXChartDescriptorRepresentable
  private var told: AXChartDescriptor?

  init(_ representable: any AXChartDescriptorRepresentable, owner: _Node, child: RenderNode) {
    self.representable = representable
    super.init(owner: owner, child: child)
  }

  /// It may turn the node into an element, which needs a place in the display list.
  override var hasFragment: Bool { true }

  override func accessibilityElements() -> [AccessibilityElement] {
    let elements = super.accessibilityElements()
    // What is said of several elements is said of the group of them.
    var element = elements.count == 1 ? elements[0] : AccessibilityElement(node: self, role: .group, children: elements)
    element.scope = self
    element.chart = { [self] in descriptor() }
    return [element]
  }

  private func descriptor() -> AXChartDescriptor {
    if let told {
      representable.updateChartDescriptor(told)
      return told
    }
    let made = representable.makeChartDescriptor()
    told = made
    return made
  }
}
