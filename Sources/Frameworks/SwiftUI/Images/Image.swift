import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// An image or a symbol.
public struct Image: Equatable, Sendable {
  /// The content.
  enum Source: Equatable, Sendable {
    /// By its SF Symbols name.
    case symbol(String)
    /// Pixels, and how many of them make a point. Without pixels nothing is drawn.
    case bitmap(Bitmap?, scale: CGFloat)
    /// A file in a bundle's resources, by its name.
    case resource(String, Bundle?)
    /// The drawing of a function.
    case drawn(DrawnImage)
    /// The placeholder of an image that is still loading: a grey area that takes the proposed size.
    case loading
  }

  /// The description for assistive technology.
  enum Description: Equatable, Sendable {
    /// The name, if there is one.
    case automatic
    case text(Text)
    /// None: the image is decorative.
    case decorative
  }

  let source: Source
  let description: Description
  /// The name of a UIKit image among the app's files; nil for others.
  var assetName: String?
  /// How the image fills the proposed size; nil for its own size.
  var resizing: Resizing?
  /// Whether an enlarged image is interpolated instead of showing its pixels as squares.
  var isSmooth = true
  var isResizable: Bool { resizing != nil }
  var renderingMode: TemplateRenderingMode?
  /// The symbol's own colour, if it has one.
  var tint: Color?
  /// The rendering mode of a symbol; nil for that of the environment.
  var symbolMode: SymbolRenderingMode?
  /// The variable value of a symbol, from 0 to 1; nil for all of it.
  var variableValue: Double?
  var symbolColorMode: SymbolColorRenderingMode?
  var symbolVariableMode: SymbolVariableValueMode?

  init(source: Source, description: Description = .automatic) {
    self.source = source
    self.description = description
  }

  /// Whether an image is drawn in its own colours or as a template.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Uses only the image's opacity, filled with the foreground colour.
    case template
    /// Uses the image's own colours.
    case original
  }

  /// The size of a symbol relative to text in the same font.
  public enum Scale: Hashable, CaseIterable, Sendable {
    /// Smaller than the default.
    case small
    /// The standard.
    case medium
    /// Larger than the default.
    case large
  }
}

extension Image: View, PrimitiveView {
  public static func _makeNode(_ view: Image, _ inputs: _NodeInputs) -> _ViewNode<Image> { ImageNode(view, inputs) }
  public static var _leafCount: Int? { 1 }
}

extension Image {
  /// Creates a symbol from its SF Symbols name, drawn with a free font that has most of them. An unknown name shows a
  /// boxed question mark and is reported once.
  public init(systemName: String) {
    self.init(source: .symbol(systemName))
  }

  /// Creates an image from a UIKit image or symbol, with its rendering mode and tint.
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
    assetName = uiImage.assetName
  }

  /// Creates an image or a symbol from an asset catalog, or from a file in a bundle's resources, by its name without
  /// extension. `name@2x` and `name@3x` are used on screens with that many pixels per point. A missing file has no size
  /// and is reported once.
  /// - Parameter bundle: nil for the app's.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .resource(name, bundle))
  }

  /// Creates an image from a bundle's resources like `init(_:bundle:)`, with a description for assistive technology.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .resource(name, bundle), description: .text(label))
  }

  /// Creates an image from a bundle's resources like `init(_:bundle:)`, which assistive technology ignores.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .resource(name, bundle), description: .decorative)
  }

  /// Creates an image from an asset catalog, by the name that Xcode generates.
  public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }

  /// Sets whether the image is drawn in its own colours or as a template. Nil uses its default: symbols are templates,
  /// photos are not.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }
}

extension Image {
  /// Returns the image's label for assistive technology; nil if it is ignored.
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
  /// The requested name; empty for none.
  var name: String {
    switch self {
    case .symbol(let name), .resource(let name, _): name
    default: ""
    }
  }
}

/// Information derived from the name of a symbol.
enum SymbolName {
  /// The system's labels for symbols that are named after their use.
  private static let uses = [
    "plus": "Add", "arrow.clockwise": "Refresh", "magnifyingglass": "Search", "heart": "Love", "star": "Favorite",
    "xmark": "Close", "ellipsis": "More", "ellipsis.circle": "More", "chevron.left": "Back",
    "checkmark.circle": "Selected", "plus.circle": "Add",
  ]

  /// Returns "chevron.right" as "chevron right", without "fill".
  static func spoken(_ name: String) -> String {
    use(of: name) ?? words(of: name).joined(separator: " ")
  }

  /// Returns what a symbol is usually used for; nil if its label can only be its name.
  static func use(of name: String) -> String? { uses[words(of: name).joined(separator: ".")] }

  private static func words(of name: String) -> [Substring] { name.split(separator: ".").filter { $0 != "fill" } }

  /// Returns the counterpart of `name` in a right-to-left layout: arrows that follow the reading direction are
  /// mirrored.
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

  override var ownLeaf: RenderNode? { render }
  override func viewDidChange(from old: Image) { render.resolve(view) }
  override func environmentDidChange(from old: EnvironmentValues) { render.resolve(view) }
}
