/// A title with an icon.
nonisolated public struct Label<Title: View, Icon: View>: View, FrameworkView {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

  /// Creates a label from two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The title and the icon in the environment's style.
  @MainActor public var body: some View {
    (style ?? AnyLabelStyle(style: DefaultLabelStyle())).body(
      LabelStyleConfiguration(title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a title and an image resource.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label with a title and an image resource.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label that a style was given.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

// MARK: Styles

/// The properties of a label that are passed to its style.
public struct LabelStyleConfiguration {
  /// The type-erased title.
  nonisolated public struct Title: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The type-erased icon.
  nonisolated public struct Icon: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The label's title.
  public var title: Title
  /// The label's icon.
  public var icon: Icon
}

/// The appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the body.
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  /// Creates the label's appearance.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The title and the icon.
public struct DefaultLabelStyle: LabelStyle {
  /// The same as `.automatic`.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon before the title. Assistive technology reads only the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The same as `.titleAndIcon`.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { SpacedLabel(configuration: configuration) }
}

/// The icon and the title at the environment's spacing. In a list, symbols are centred in a column, whose width is a
/// guess, so that titles align.
nonisolated private struct SpacedLabel: View, FrameworkView {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth
  @Environment(\.listContext) private var list
  @ScaledMetric private var column: CGFloat = 24

  @MainActor var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: spacing ?? (list == nil ? 8 : 16)) {
      icon.transformEnvironment(\.self) { $0.takeListItemTint() }.accessibilityHidden(true)
      configuration.title
    }
  }

  /// Larger icons do not exceed the reserved width.
  @MainActor @ViewBuilder private var icon: some View {
    if let iconWidth {
      configuration.icon.frame(minWidth: iconWidth)
    } else if list != nil {
      // A wide symbol extends beyond the column, an image of the app widens it, and a view that takes any proposed size
      // fills it.
      let view = configuration.icon.content.content
      let isSymbol = if case .symbol = (view as? Image)?.source { true } else { false }
      IconColumn(width: column, isOffered: !isSymbol && !(view is Text)) { configuration.icon }
        .frame(width: isSymbol ? column : nil)
    } else {
      configuration.icon
    }
  }
}

/// Reserves a width for an icon and centres it.
nonisolated private struct IconColumn: Layout {
  let width: CGFloat
  /// Whether the width is proposed to the icon.
  let isOffered: Bool

  private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
    isOffered ? ProposedViewSize(width: width, height: proposal.height) : proposal
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(offered(proposal)) }
    return CGSize(width: max(width, sizes.map(\.width).max() ?? 0), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for view in subviews {
      view.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: offered(proposal))
    }
  }
}

private struct LabelSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct LabelIconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

@available(iOS 26.0, *)
extension EnvironmentValues {
  /// The points between the icon and the title of labels; nil for the default of the context.
  public var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelSpacingKey.self] }
    set { self[LabelSpacingKey.self] = newValue }
  }
  /// The width in points that labels reserve for their icons, so that titles below each other align; nil for each
  /// icon's own width.
  public var labelReservedIconWidth: CGFloat? {
    get { self[LabelIconWidthKey.self] }
    set { self[LabelIconWidthKey.self] = newValue }
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Sets the points between the icon and the title of labels inside.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, spacing)
  }
  /// Sets the width in points that labels inside reserve for their icons, which are centred in it.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { environment(\.labelReservedIconWidth, value) }
}

/// The title only.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The same as `.titleOnly`.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon only. Assistive technology reads the title if it is plain text.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The same as `.iconOnly`.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if let text = configuration.title.content.content as? Text {
      configuration.icon.accessibilityLabel(text)
    } else {
      configuration.icon
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The title and the icon.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The title and the icon.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title only.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon only.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// Any style.
struct AnyLabelStyle {
  let style: any LabelStyle

  @MainActor
  func body(_ configuration: LabelStyleConfiguration) -> AnyView {
    func open<S: LabelStyle>(_ style: S) -> AnyView {
      AnyView(LabelStyleBody(style: style, configuration: configuration))
    }
    return open(style)
  }
}

/// Gives a style its own identity, so that its dynamic properties work.
nonisolated private struct LabelStyleBody<S: LabelStyle>: View, FrameworkView {
  @Connected var style: S
  let configuration: LabelStyleConfiguration
  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle? { nil }
}

extension EnvironmentValues {
  /// Nil for the default.
  var labelStyle: AnyLabelStyle? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the labels inside.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, AnyLabelStyle(style: style))
  }
}
