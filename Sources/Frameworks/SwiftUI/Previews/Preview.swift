import Foundation

/// The expansion of preview macros. Use `#Preview`.
@MainActor
public struct Preview {
  /// The traits of a view's preview; see `PreviewTrait`.
  public struct ViewTraits: Sendable {}

  /// Nil if it has none.
  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  private var body: @MainActor () -> any View
  private var statement = PreviewStatement()

  /// Creates a preview of a view. Called by preview macros.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name, traits: traits, body: body)
  }

  init(_ name: String?, traits: [PreviewTrait<ViewTraits>], body: @escaping @MainActor () -> any View) {
    self.name = name
    self.traits = traits
    self.body = body
  }

  /// Returns a preview for each view of a `PreviewProvider`; any other preview is one.
  package func expanded() -> [Preview] {
    guard let provided = body() as? any ProvidedPreviewsView else { return [self] }
    return provided.previewParts().enumerated().map { index, part in
      let numbered = index == 0 ? name : name.map { "\($0) \(index + 1)" }
      var preview = Preview(part.statement.name ?? numbered) { part.view }
      preview.statement = part.statement
      return preview
    }
  }

  /// Returns the preview with something that is done whenever its view is created, before.
  package func preparing(with prepare: @escaping @MainActor () -> Void) -> Preview {
    var prepared = self
    prepared.body = { [body] in
      prepare()
      return body()
    }
    return prepared
  }

  /// The name of the device for the preview; nil for any.
  package var deviceName: String? { statement.device?.rawValue }

  /// Returns the view in the layout set by the traits or modifiers.
  package func makeView() -> AnyView {
    var layout = AnyView(body())
    switch statement.layout {
    case .sizeThatFits: layout = AnyView(layout.fixedSize())
    case .fixed(let width, let height): layout = AnyView(layout.frame(width: width, height: height))
    case .device, nil: break
    }
    return traits.reduce(layout) { view, trait in
      switch trait.content {
      case .sizeThatFits: AnyView(view.fixedSize())
      case .fixed(let width, let height): AnyView(view.frame(width: width, height: height))
      case .modified(let modify): modify(view)
      case .defaultLayout, .landscape, .portrait: view
      }
    }
  }

  /// Nil if the traits do not set the orientation.
  package var isLandscape: Bool? {
    traits.reduce(statement.orientation?.isLandscape) { known, trait in
      switch trait.content {
      case .landscape: true
      case .portrait: false
      default: known
      }
    }
  }
}

/// The name under which the expansion of `#Preview` finds `Preview`, even if the app declares a type of that name.
public typealias _Preview = Preview

/// A trait of a preview.
@MainActor
public struct PreviewTrait<T>: Sendable {
  enum Content: Sendable {
    case defaultLayout, sizeThatFits, landscape, portrait
    case fixed(width: CGFloat, height: CGFloat)
    case modified(@MainActor @Sendable (AnyView) -> AnyView)
  }

  let content: Content
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Shows the preview on the phone's screen.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(content: .defaultLayout) }

  /// Sizes the preview to fit the view.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(content: .sizeThatFits) }

  /// Shows the preview in a fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(content: .fixed(width: width, height: height))
  }

  /// Portrait orientation.
  public static var portrait: PreviewTrait<T> { PreviewTrait(content: .portrait) }

  /// Landscape orientation, on the phone's left side.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(content: .landscape) }

  /// Landscape orientation, on the phone's right side, which looks the same here.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait(content: .landscape) }
}
