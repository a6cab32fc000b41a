/// Describes a chart to assistive technology.
public protocol AXChartDescriptorRepresentable {
  /// Creates the chart's descriptor. Called once, on first request.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Updates an existing descriptor.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Does nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

nonisolated extension View {
  /// Describes a chart to assistive technology. The descriptor is made on first request and updated on each later one.
  /// `representable` reads the view's environment.
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

  /// It may turn the node into an element, which needs a position in the display list.
  override var hasFragment: Bool { true }

  override func accessibilityElements() -> [AccessibilityElement] {
    var element = statedElement(of: super.accessibilityElements())
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
