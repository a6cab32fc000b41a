/// A style of tips.
@MainActor @preconcurrency
public protocol TipViewStyle {
  /// The type of the body.
  associatedtype Body: View
  /// The configuration of the style.
  typealias Configuration = TipViewStyleConfiguration
  /// Returns the view of a tip.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a tip style.
@MainActor
public struct TipViewStyleConfiguration {
  /// The tip.
  public let tip: any Tip
  /// The title.
  public var title: Text? { tip.title }
  /// The message.
  public var message: Text? { tip.message }
  /// The image.
  public var image: Image? { tip.image }
  /// The buttons.
  public let actions: [Tips.Action]
  let perform: @MainActor (Tips.Action) -> Void
}

extension TipViewStyle {
  func _body(_ configuration: TipViewStyleConfiguration) -> any View { makeBody(configuration: configuration) }
}

/// An image, the text beside it, the buttons below, and a button that closes the tip.
public struct MiniTipViewStyle: TipViewStyle {
  /// Creates the style `.miniTip`.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { MiniTip(configuration: configuration) }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  /// The default.
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

private struct MiniTip: View {
  let configuration: TipViewStyleConfiguration
  @Environment(\._tipLook) private var look

  var body: some View {
    let size = look.imageSize ?? CGSize(width: 34, height: 34)
    HStack(alignment: .top, spacing: 12) {
      if let image = configuration.image {
        image.resizable().scaledToFit().frame(width: size.width, height: size.height)
          .foregroundStyle(look.imageStyle ?? AnyShapeStyle(.tint))
      }
      VStack(alignment: .leading, spacing: 4) {
        configuration.title.font(.headline)
        configuration.message.font(.subheadline).foregroundStyle(.secondary)
        ForEach(configuration.actions) { action in
          Divider().padding(.top, 6)
          Button {
            action.handler()
            configuration.perform(action)
          } label: {
            action.label().font(.subheadline).fontWeight(action.index == 0 ? .semibold : .regular)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .buttonStyle(.borderless)
          .disabled(action.isDisabled)
          .padding(.top, 4)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .multilineTextAlignment(.leading)
      Button {
        configuration.tip.invalidate(reason: .tipClosed)
      } label: {
        Image(systemName: "xmark").font(.subheadline.weight(.semibold)).foregroundStyle(.tertiary)
      }
      .buttonStyle(.borderless)
      .accessibilityLabel("Close")
    }
    .padding(14)
  }
}

/// The look of tips from modifiers.
struct TipLook {
  var background = AnyShapeStyle(Color(uiColor: .secondarySystemBackground))
  var cornerRadius: CGFloat?
  var imageSize: CGSize?
  var imageStyle: AnyShapeStyle?
}

extension EnvironmentValues {
  @Entry var _tipLook = TipLook()
  @Entry var _tipStyle: any TipViewStyle = MiniTipViewStyle()
}

nonisolated extension View {
  /// Sets the style of tips in this view.
  public func tipViewStyle(_ style: some TipViewStyle) -> some View { environment(\._tipStyle, style) }
  /// Sets the background of tips in this view.
  public func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\._tipLook) { $0.background = AnyShapeStyle(style) }
  }
  /// Sets the corner radius of tips in this view.
  public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View {
    transformEnvironment(\._tipLook) { $0.cornerRadius = cornerRadius }
  }
  /// Sets the image size of tips in this view.
  public func tipImageSize(_ size: CGSize) -> some View { transformEnvironment(\._tipLook) { $0.imageSize = size } }
  /// Sets the image style of tips in this view. (iOS 18)
  public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\._tipLook) { $0.imageStyle = AnyShapeStyle(style) }
  }
}
