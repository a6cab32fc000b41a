/// A title with an icon.
nonisolated public struct Label<Title: View, Icon: View>: View, FrameworkView {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

  /// A label of any two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// Title and icon in the environment's style.
  @MainActor public var body: some View {
    (style ?? AnyLabelStyle(style: DefaultLabelStyle())).body(
      LabelStyleConfiguration(title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A title with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A title with a picture among the app's resources.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// A title with a picture among the app's resources.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// What a style was given, for another style to draw.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

// MARK: Styles

/// What a style gets of the label that it draws.
public struct LabelStyleConfiguration {
  /// The title, its type hidden.
  nonisolated public struct Title: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The icon, its type hidden.
  nonisolated public struct Icon: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The label's title.
  public var title: Title
  /// The label's icon.
  public var icon: Icon
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// What a label is drawn with.
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  /// The label's look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Title and icon.
public struct DefaultLabelStyle: LabelStyle {
  /// The same as `.automatic`.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon before the title. The title says it all to those who do not see the icon.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The same as `.titleAndIcon`.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { SpacedLabel(configuration: configuration) }
}

/// Icon and title, as far apart as the environment says. In a list symbols stand in the middle of a column, whose width is a guess, so
/// that titles line up.
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

  /// The width that is kept free is not left by larger icons.
  @MainActor @ViewBuilder private var icon: some View {
    if let iconWidth {
      configuration.icon.frame(minWidth: iconWidth)
    } else if list != nil {
      // A wide symbol reaches beyond the column, a picture of the app's makes it wider, and what takes all that it is offered fills it.
      let view = configuration.icon.content.content
      let isSymbol = if case .symbol = (view as? Image)?.source { true } else { false }
      IconColumn(width: column, isOffered: !isSymbol && !(view is Text)) { configuration.icon }
        .frame(width: isSymbol ? column : nil)
    } else {
      configuration.icon
    }
  }
}

/// A width that is kept free for an icon, which stands in its middle.
nonisolated private struct IconColumn: Layout {
  let width: CGFloat
  /// The icon is offered no more than the width.
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
  /// Points between the icon and the title of labels; nil for what suits the place.
  public var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelSpacingKey.self] }
    set { self[LabelSpacingKey.self] = newValue }
  }
  /// Points that labels keep free for their icons, so that titles below each other begin at one place; nil for each icon's own width.
  public var labelReservedIconWidth: CGFloat? {
    get { self[LabelIconWidthKey.self] }
    set { self[LabelIconWidthKey.self] = newValue }
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Points between the icon and the title of labels inside.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, spacing)
  }
  /// Points that labels inside keep free for their icons, which stand in the middle of them.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { environment(\.labelReservedIconWidth, value) }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The same as `.titleOnly`.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone; assistive technology is told the title if it is a plain text.
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
  /// Title and icon.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Title and icon.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
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

/// Gives a style an identity of its own, so that its dynamic properties work.
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
  /// How labels look inside.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, AnyLabelStyle(style: style))
  }
}
