import Foundation

/// A spinner where the end is not known, else a bar.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The same as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A spinner; as on an iPhone it does not show how far things have come.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// A spinner in the environment's tint; grey where nobody set one.
  public init() { tint = nil }

  /// A spinner in a colour of its own.
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

/// A bar that fills from the leading edge; empty where the end is not known.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// A bar in the environment's tint.
  public init() { tint = nil }

  /// A bar in a colour of its own.
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
  /// A spinner where the end is not known, else a bar.
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

/// As high as UIKit's bar: 4 points.
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

/// The part of a bar that is done; it grows from the leading edge.
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

/// One element for what a progress view is made of.
nonisolated struct ProgressElement: RenderModifier {
  /// What it is called where no label says it, as UIKit does.
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
    let words = super.accessibilityElements().flatMap(\.flattened).map(\.label).filter { !$0.isEmpty }
    var progress = AccessibilityElement(
      node: self, role: .progress, label: words.isEmpty ? element.name : words.joined(separator: ", "))
    if let fraction = element.fraction { progress.value = "\(Int((fraction * 100).rounded()))%" }
    return [progress]
  }
}
