/// How tips look.
@MainActor @preconcurrency
public protocol TipViewStyle {
  /// What a tip is made of.
  associatedtype Body: View
  /// A tip.
  typealias Configuration = TipViewStyleConfiguration
  /// Makes the view of a tip.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A tip for a style to show.
@MainActor
public struct TipViewStyleConfiguration {
  /// The tip.
  public let tip: any Tip
  /// Its title.
  public var title: Text? { tip.title }
  /// More words.
  public var message: Text? { tip.message }
  /// Its image.
  public var image: Image? { tip.image }
  /// Its buttons.
  public let actions: [Tips.Action]
  let perform: @MainActor (Tips.Action) -> Void
}

extension TipViewStyle {
  func _body(_ configuration: TipViewStyleConfiguration) -> any View { makeBody(configuration: configuration) }
}

/// An image, beside it the words, below them the buttons, and a cross that closes the tip.
public struct MiniTipViewStyle: TipViewStyle {
  /// Creates the same as `.miniTip`.
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

/// What modifiers say about tips.
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
  /// Sets how tips in this view look.
  public func tipViewStyle(_ style: some TipViewStyle) -> some View { environment(\._tipStyle, style) }
  /// Sets what is behind tips in this view.
  public func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\._tipLook) { $0.background = AnyShapeStyle(style) }
  }
  /// Sets how round the corners of tips in this view are.
  public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View {
    transformEnvironment(\._tipLook) { $0.cornerRadius = cornerRadius }
  }
  /// Sets how large the images of tips in this view are.
  public func tipImageSize(_ size: CGSize) -> some View { transformEnvironment(\._tipLook) { $0.imageSize = size } }
  /// Sets how the images of tips in this view are filled. (iOS 18)
  public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\._tipLook) { $0.imageStyle = AnyShapeStyle(style) }
  }
}
