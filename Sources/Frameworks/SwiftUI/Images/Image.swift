import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// A picture or a symbol.
public struct Image: Equatable, Sendable {
  /// What is shown.
  enum Source: Equatable, Sendable {
    /// By its SF Symbols name.
    case symbol(String)
    /// Pixels, and how many of them make a point. Without pixels nothing is shown.
    case bitmap(Bitmap?, scale: CGFloat)
    /// A file in a bundle's resources, by its name.
    case resource(String, Bundle?)
    /// What a function draws.
    case drawn(DrawnImage)
    /// What stands for a picture that is still loading: a grey area that takes what it is offered.
    case loading
  }

  /// What assistive technology is told.
  enum Description: Equatable, Sendable {
    /// The name, if there is one.
    case automatic
    case text(Text)
    /// Nothing: the picture is only there to be looked at.
    case decorative
  }

  let source: Source
  let description: Description
  /// How the image fills what it is offered; nil for its own size.
  var resizing: Resizing?
  /// False to show pixels as squares where the image is enlarged.
  var isSmooth = true
  var isResizable: Bool { resizing != nil }
  var renderingMode: TemplateRenderingMode?
  /// The colour of a symbol that has one of its own.
  var tint: Color?
  /// How a symbol's layers are coloured; nil for what the environment says.
  var symbolMode: SymbolRenderingMode?
  /// How much of a symbol that shows an amount is lit, from 0 to 1; nil for all of it.
  var variableValue: Double?
  var symbolColorMode: SymbolColorRenderingMode?
  var symbolVariableMode: SymbolVariableValueMode?

  init(source: Source, description: Description = .automatic) {
    self.source = source
    self.description = description
  }

  /// Whether a picture is shown as it is or as a stencil.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only the picture's opacity counts; it takes the colour of the foreground.
    case template
    /// The picture's own colours.
    case original
  }

  /// How large a symbol is beside text of the same font.
  public enum Scale: Hashable, CaseIterable, Sendable {
    /// Smaller than usual.
    case small
    /// As usual.
    case medium
    /// Larger than usual.
    case large
  }
}

extension Image: View, PrimitiveView {
  public static func _makeNode(_ view: Image, _ inputs: _NodeInputs) -> _ViewNode<Image> { ImageNode(view, inputs) }
  public static var _leafCount: Int? { 1 }
}

extension Image {
  /// A symbol by its SF Symbols name, drawn with a free font that has most of them. An unknown name shows a boxed
  /// question mark and is reported once.
  public init(systemName: String) {
    self.init(source: .symbol(systemName))
  }

  /// UIKit's picture, or its symbol, with its rendering mode and tint.
  public init(uiImage: UIImage) {
    if let (name, bundle) = uiImage.variants {
      self.init(source: .resource(name, bundle), description: .text(Text(verbatim: "")))
    } else {
      self.init(source: uiImage.symbolName.map(Source.symbol) ?? .bitmap(uiImage.bitmap, scale: uiImage.scale))
    }
    switch uiImage.renderingMode {
    case .automatic: break
    case .alwaysOriginal: renderingMode = .original
    case .alwaysTemplate: renderingMode = .template
    }
    if uiImage.symbolName != nil, uiImage.renderingMode != .alwaysTemplate {
      tint = uiImage.tint.map(Color.init(uiColor:))
    }
    variableValue = uiImage.variableValue
  }

  /// A picture or symbol of an asset catalog, or a file in a bundle's resources, by its name without extension; `name@2x` and
  /// `name@3x` are used where the screen has that many pixels a point. A missing file has no size and is reported once.
  /// - Parameter bundle: nil for the app's.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .resource(name, bundle))
  }

  /// A file in a bundle's resources as `init(_:bundle:)` finds it, with a description for those who do not see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .resource(name, bundle), description: .text(label))
  }

  /// A file in a bundle's resources as `init(_:bundle:)` finds it, which assistive technology passes over.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .resource(name, bundle), description: .decorative)
  }

  /// A picture of an asset catalog, by the name that Xcode generates.
  public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }

  /// Shows the picture's own colours or takes it as a stencil; nil for what the picture is meant for: symbols are
  /// stencils, photos are not.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }
}

extension Image {
  /// What assistive technology calls the picture; nil if it is to pass over it.
  func label(in environment: EnvironmentValues) -> String? {
    switch (description, source) {
    case (.decorative, _), (_, .loading): nil
    case (.text(let text), _): text.string(in: environment)
    case (.automatic, .symbol(let name)): SymbolName.spoken(name)
    case (.automatic, .resource(let name, _)): name
    case (.automatic, .bitmap), (.automatic, .drawn): ""
    }
  }
}

extension Image.Source {
  /// By which name it was asked for; empty for none.
  var name: String {
    switch self {
    case .symbol(let name), .resource(let name, _): name
    default: ""
    }
  }
}

/// What can be told from the name of a symbol.
enum SymbolName {
  /// What the system calls some symbols by what they are used for.
  private static let uses = [
    "plus": "Add", "arrow.clockwise": "Refresh", "magnifyingglass": "Search", "heart": "Love", "star": "Favorite",
    "xmark": "Close", "ellipsis": "More", "ellipsis.circle": "More", "chevron.left": "Back",
    "checkmark.circle": "Selected",
  ]

  /// "chevron.right" as "chevron right"; that a symbol is filled is not worth saying.
  static func spoken(_ name: String) -> String {
    let parts = name.split(separator: ".").filter { $0 != "fill" }
    return uses[parts.joined(separator: ".")] ?? parts.joined(separator: " ")
  }

  /// The symbol that stands for `name` in a right-to-left layout: arrows that follow the reading direction turn round.
  static func mirrored(_ name: String) -> String {
    let parts = name.split(separator: ".")
    guard parts.first == "arrow" || parts.first == "chevron" else { return name }
    let turned: [Substring: Substring] = ["forward": "backward", "backward": "forward"]
    return parts.map { turned[$0] ?? $0 }.joined(separator: ".")
  }
}

@MainActor
private final class ImageNode: _ViewNode<Image> {
  private lazy var render = ImageRender(view, owner: self)

  override func leaf(at index: Int) -> RenderNode { render }
  override func forEachLiveLeaf(_ visit: (RenderNode) -> Void) { visit(render) }
  override func viewDidChange(from old: Image) { render.resolve(view) }
  override func environmentDidChange(from old: EnvironmentValues) { render.resolve(view) }
}
