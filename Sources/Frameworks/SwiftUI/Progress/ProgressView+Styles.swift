import Foundation

/// A style that shows a spinner for indeterminate progress, otherwise a bar.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style. Same as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A style that shows a spinner; as on an iPhone, it does not show the fraction completed.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates a spinner in the environment's tint, or grey if none is set.
  public init() { tint = nil }

  /// Creates a spinner with a colour.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    // A guess: the label in the secondary colour and a smaller font below the spinner.
    VStack(spacing: 8) {
      Spinner(tint: tint)
      if let label = configuration.label {
        label.font(.subheadline).defaultForegroundStyle(.secondary)
      }
    }
    .modifier(ProgressElement(name: "In progress", fraction: configuration.fractionCompleted))
  }
}

/// A style that shows a bar that fills from the leading edge; empty for indeterminate progress.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates a bar in the environment's tint.
  public init() { tint = nil }

  /// Creates a bar with a colour.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      if let label = configuration.label { label }
      ProgressBar(fraction: configuration.fractionCompleted ?? 0, tint: tint)
      if let current = configuration.currentValueLabel {
        current.font(.caption).defaultForegroundStyle(.secondary)
      }
    }
    .modifier(ProgressElement(name: "Progress", fraction: configuration.fractionCompleted))
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A style that shows a spinner for indeterminate progress, otherwise a bar.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The height of UIKit's bar: 4 points.
nonisolated private struct ProgressBar: View, FrameworkView {
  let fraction: Double
  let tint: Color?
  @Environment(\.controlColors) private var colors

  @MainActor var body: some View {
    Capsule()
      .fill(colors.track ?? Color(uiColor: .systemFill))
      .overlay(alignment: .leading) {
        BarFill(fraction: fraction)
          .fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
      }
      .frame(height: 4)
      .clipShape(Capsule())
  }
}

/// The completed part of a bar; it grows from the leading edge.
struct BarFill: Shape {
  var fraction: Double

  func path(in rect: CGRect) -> Path {
    var done = rect
    done.size.width *= fraction
    return Path(done)
  }

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }
}

// MARK: Accessibility

/// Combines a progress view into one element.
nonisolated struct ProgressElement: RenderModifier {
  /// The accessibility label if there is no other, as in UIKit.
  let name: String
  let fraction: Double?
  typealias Body = Never

  @MainActor func makeRender(owner: _Node, child: RenderNode) -> ProgressRender {
    ProgressRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: ProgressRender) { render.element = self }
}

@MainActor
final class ProgressRender: UnaryRender {
  var element: ProgressElement {
    didSet { if element.fraction != oldValue.fraction { runtime.accessibilityDidChange() } }
  }

  init(_ element: ProgressElement, owner: _Node, child: RenderNode) {
    self.element = element
    super.init(owner: owner, child: child)
  }

  override var hasFragment: Bool { true }

  override func accessibilityElements() -> [AccessibilityElement] {
    let words = super.accessibilityElements().flatMap(\.flattened).commonLabel
    var progress = AccessibilityElement(node: self, role: .progress, label: words.isEmpty ? element.name : words)
    if let fraction = element.fraction { progress.value = "\(Int((fraction * 100).rounded()))%" }
    return [progress]
  }
}
