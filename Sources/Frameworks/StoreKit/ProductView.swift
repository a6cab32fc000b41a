import Foundation
import ScrollworkSwiftUI

/// Shows a product for purchase. Caveat: the simulated phone has no store, so a product is not found by its identifier.
nonisolated public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private let id: Product.ID
  private let product: Product?
  private let icon: @MainActor () -> AnyView
  @State private var found: Product.TaskState?
  @Environment(\._productViewStyle) private var style
  @Environment(\._productDescription) private var description

  /// Creates a view from a product's identifier.
  public init(id: Product.ID, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {
    (self.id, product, icon) = (id, nil, { AnyView(EmptyView()) })
  }

  /// Creates a view from a product's identifier, with an icon.
  public init(id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon)
  where PlaceholderIcon == EmptyView {
    nonisolated(unsafe) let icon = icon
    (self.id, product, self.icon) = (id, nil, { AnyView(icon()) })
  }

  /// Creates a view from a product's identifier, with an icon and a placeholder icon.
  public init(
    id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    nonisolated(unsafe) let icon = icon
    (self.id, product, self.icon) = (id, nil, { AnyView(icon()) })
  }

  /// Creates a view of a product.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {
    (id, self.product, icon) = (product.id, product, { AnyView(EmptyView()) })
  }

  /// Creates a view of a product, with an icon.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon)
  where PlaceholderIcon == EmptyView {
    nonisolated(unsafe) let icon = icon
    (id, self.product, self.icon) = (product.id, product, { AnyView(icon()) })
  }

  /// Creates a view from a style's configuration, for a style that modifies another one.
  public init(_ configuration: ProductViewStyleConfiguration)
  where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == ProductViewStyleConfiguration.Icon {
    let icon = configuration.icon
    (id, product, self.icon) = ("", configuration.product, { AnyView(icon) })
    _found = State(initialValue: configuration.state)
  }

  /// The view in the current style.
  @MainActor public var body: some View {
    style(
      ProductViewStyleConfiguration(
        state: product.map { .success($0) } ?? found ?? .loading, hasCurrentEntitlement: false,
        icon: ProductViewStyleConfiguration.Icon(body: icon()), descriptionVisibility: description)
    )
    .storeProductTask(for: id) { state in
      if product == nil, !id.isEmpty { found = state }
    }
  }
}

/// The configuration of a product view style.
public struct ProductViewStyleConfiguration {
  /// The product's icon.
  @MainActor @preconcurrency
  public struct Icon: View {
    /// The icon.
    public let body: AnyView
  }

  /// The state of loading the product.
  public let state: Product.TaskState
  /// Whether the person has the product. Caveat: always false.
  public let hasCurrentEntitlement: Bool
  /// The product's icon.
  public let icon: Icon
  /// The visibility of the product's description.
  public let descriptionVisibility: Visibility

  /// The product, once it is loaded.
  public var product: Product? { if case .success(let product) = state { product } else { nil } }

  /// Purchases the product. Caveat: there is no store, so nothing is purchased.
  public func purchase() {}
}

/// A style of product views.
@MainActor @preconcurrency
public protocol ProductViewStyle {
  /// The type of the body.
  associatedtype Body: View
  /// The configuration of the style.
  typealias Configuration = ProductViewStyleConfiguration
  /// Returns the body of a product view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style.
public struct AutomaticProductViewStyle: ProductViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns a row.
  public func makeBody(configuration: Configuration) -> some View { ProductCard(configuration: configuration) }
}

/// A row.
public struct RegularProductViewStyle: ProductViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns a row.
  public func makeBody(configuration: Configuration) -> some View { ProductCard(configuration: configuration) }
}

/// A compact row.
public struct CompactProductViewStyle: ProductViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns a row without what the product is.
  public func makeBody(configuration: Configuration) -> some View {
    ProductCard(configuration: configuration, isCompact: true)
  }
}

/// A card with a large icon.
public struct LargeProductViewStyle: ProductViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns a card with the icon on top.
  public func makeBody(configuration: Configuration) -> some View {
    ProductCard(configuration: configuration, layout: AnyLayout(VStackLayout(spacing: 12)))
  }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  /// The default style.
  public static nonisolated var automatic: Self { Self() }
}

extension ProductViewStyle where Self == RegularProductViewStyle {
  /// A row.
  public static nonisolated var regular: Self { Self() }
}

extension ProductViewStyle where Self == CompactProductViewStyle {
  /// A compact row.
  public static nonisolated var compact: Self { Self() }
}

extension ProductViewStyle where Self == LargeProductViewStyle {
  /// A card with a large icon.
  public static nonisolated var large: Self { Self() }
}

extension View {
  /// Sets the style of product views.
  public nonisolated func productViewStyle(_ style: some ProductViewStyle) -> some View {
    nonisolated(unsafe) let style = style
    return transformEnvironment(\._productViewStyle) { $0 = { AnyView(style.makeBody(configuration: $0)) } }
  }

  /// Sets the visibility of the description in product views.
  public nonisolated func productDescription(_ visibility: Visibility) -> some View {
    environment(\._productDescription, visibility)
  }
}

private struct ProductCard: View {
  let configuration: ProductViewStyleConfiguration
  var isCompact = false
  var layout = AnyLayout(HStackLayout(spacing: 12))

  var body: some View {
    switch configuration.state {
    case .loading: ProgressView().frame(maxWidth: .infinity)
    case .unavailable, .failure: NothingToBuy(title: "Product Unavailable", symbol: "cart")
    case .success(let product):
      layout {
        configuration.icon
        VStack(alignment: .leading) {
          Text(product.displayName).font(isCompact ? .body : .headline)
          if !isCompact, configuration.descriptionVisibility != .hidden {
            Text(product.description).font(.subheadline).foregroundStyle(.secondary)
          }
        }
        Button(product.displayPrice) { configuration.purchase() }.buttonStyle(.bordered).buttonBorderShape(.capsule)
      }
    }
  }
}

private struct ProductViewStyleKey: EnvironmentKey {
  static let defaultValue: @MainActor (ProductViewStyleConfiguration) -> AnyView = {
    AnyView(AutomaticProductViewStyle().makeBody(configuration: $0))
  }
}

private struct ProductDescriptionKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  var _productViewStyle: @MainActor (ProductViewStyleConfiguration) -> AnyView {
    get { self[ProductViewStyleKey.self] }
    set { self[ProductViewStyleKey.self] = newValue }
  }
  var _productDescription: Visibility {
    get { self[ProductDescriptionKey.self] }
    set { self[ProductDescriptionKey.self] = newValue }
  }
}
