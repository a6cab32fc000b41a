/// A view that shows the progress of a task.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View, FrameworkView {
  private let source: ProgressSource
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?
  @Environment(\.progressViewStyle) private var style

  init(_ source: ProgressSource, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.source = source
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  private init(_ fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.init(.fraction(fraction), label: label, currentValueLabel: currentValueLabel)
  }

  /// The progress in the environment's style.
  @MainActor public var body: some View {
    if let schedule = source.schedule {
      TimelineView(schedule) { styled(source.fraction(at: $0.date)) }
    } else {
      styled(source.fraction(at: .distantPast))
    }
  }

  @MainActor private func styled(_ fraction: Double?) -> some View {
    (style ?? AnyProgressViewStyle(style: DefaultProgressViewStyle())).body(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
        currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) }))
  }

  /// Returns the fraction of `total`; nil if either is invalid.
  fileprivate static func fraction<V: BinaryFloatingPoint>(of value: V?, in total: V) -> Double? {
    guard let value, total > 0, value.isFinite, total.isFinite else { return nil }
    return min(max(Double(value / total), 0), 1)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view.
  public init() where Label == EmptyView {
    self.init(nil, label: nil, currentValueLabel: nil)
  }

  /// Creates an indeterminate progress view with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(nil, label: label(), currentValueLabel: nil)
  }

  /// Creates an indeterminate progress view with a title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// Creates an indeterminate progress view with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init { Text(title) }
  }
}

extension ProgressView {
  /// Creates a progress view for a fraction of a total; a nil value is indeterminate.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(Self.fraction(of: value, in: total), label: nil, currentValueLabel: nil)
  }

  /// Creates a progress view for a fraction of a total, with a label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView {
    self.init(Self.fraction(of: value, in: total), label: label(), currentValueLabel: nil)
  }

  /// Creates a progress view for a fraction of a total, with labels for the task and for the current value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Self.fraction(of: value, in: total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// Creates a progress view for a fraction of a total, with a title.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a progress view for a fraction of a total, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view from a style's configuration.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, label: configuration.label, currentValueLabel: configuration.currentValueLabel)
  }
}

// MARK: Styles

/// The properties of a progress view, for a style to draw.
public struct ProgressViewStyleConfiguration {
  /// The type-erased label of the task.
  nonisolated public struct Label: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The type-erased label of the current value.
  nonisolated public struct CurrentValueLabel: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// From 0 to 1; nil for indeterminate progress.
  public let fractionCompleted: Double?
  /// The label of the task; nil if there is none.
  public var label: Label?
  /// The label of the current value; nil if there is none.
  public var currentValueLabel: CurrentValueLabel?
}

/// A type that defines the appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view that draws the progress view.
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  /// Returns the view that draws the progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A type-erased style.
struct AnyProgressViewStyle {
  let style: any ProgressViewStyle

  @MainActor
  func body(_ configuration: ProgressViewStyleConfiguration) -> AnyView {
    func open<S: ProgressViewStyle>(_ style: S) -> AnyView {
      AnyView(ProgressViewStyleBody(style: style, configuration: configuration))
    }
    return open(style)
  }
}

/// Gives a style its own identity, so that its dynamic properties work.
nonisolated private struct ProgressViewStyleBody<S: ProgressViewStyle>: View, FrameworkView {
  @Connected var style: S
  let configuration: ProgressViewStyleConfiguration
  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: AnyProgressViewStyle? { nil }
}

extension EnvironmentValues {
  /// Nil for the default.
  var progressViewStyle: AnyProgressViewStyle? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of progress views in this view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, AnyProgressViewStyle(style: style))
  }
}
