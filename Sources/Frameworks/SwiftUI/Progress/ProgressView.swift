/// Shows that something is under way, and how far it has come if that is known.
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

  /// The share of `total`; nil if either is of no use.
  fileprivate static func fraction<V: BinaryFloatingPoint>(of value: V?, in total: V) -> Double? {
    guard let value, total > 0, value.isFinite, total.isFinite else { return nil }
    return min(max(Double(value / total), 0), 1)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Nobody knows how long it takes.
  public init() where Label == EmptyView {
    self.init(nil, label: nil, currentValueLabel: nil)
  }

  /// Nobody knows how long it takes; the label says what is under way.
  public init(@ViewBuilder label: () -> Label) {
    self.init(nil, label: label(), currentValueLabel: nil)
  }

  /// Nobody knows how long it takes; the title says what is under way.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// Nobody knows how long it takes; the title says what is under way.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init { Text(title) }
  }
}

extension ProgressView {
  /// A part of a total; a value of nil is not known.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(Self.fraction(of: value, in: total), label: nil, currentValueLabel: nil)
  }

  /// A part of a total; the label says what is under way.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView {
    self.init(Self.fraction(of: value, in: total), label: label(), currentValueLabel: nil)
  }

  /// A part of a total; the labels say what is under way and how far it has come.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Self.fraction(of: value, in: total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// A part of a total; the title says what is under way.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// A part of a total; the title says what is under way.
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
  /// What a style was given, for another style to draw.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, label: configuration.label, currentValueLabel: configuration.currentValueLabel)
  }
}

// MARK: Styles

/// What a style gets of the progress that it shows.
public struct ProgressViewStyleConfiguration {
  /// What is under way, its type hidden.
  nonisolated public struct Label: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// How far it has come in words, its type hidden.
  nonisolated public struct CurrentValueLabel: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// From 0 to 1; nil if it is not known.
  public let fractionCompleted: Double?
  /// What is under way; nil if nothing says so.
  public var label: Label?
  /// How far it has come, in words; nil if nothing says so.
  public var currentValueLabel: CurrentValueLabel?
}

/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// What progress is drawn with.
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  /// The look of progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Any style.
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

/// Gives a style an identity of its own, so that its dynamic properties work.
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
  /// How progress looks inside.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, AnyProgressViewStyle(style: style))
  }
}
