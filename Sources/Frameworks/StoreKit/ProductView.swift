import Foundation
import ScrollworkSwiftUI

/// A product to buy. Caveat: the simulated phone has no store, and what is looked for by its name is not found.
nonisolated public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private let id: Product.ID
  private let product: Product?
  private let icon: @MainActor () -> AnyView
  @State private var found: Product.TaskState?
  @Environment(\._productViewStyle) private var style
  @Environment(\._productDescription) private var description

  /// A product by its name.
  public init(id: Product.ID, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {
    (self.id, product, icon) = (id, nil, { AnyView(EmptyView()) })
  }

  /// A product by its name, with an icon.
  public init(id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon)
  where PlaceholderIcon == EmptyView {
    nonisolated(unsafe) let icon = icon
    (self.id, product, self.icon) = (id, nil, { AnyView(icon()) })
  }

  /// A product by its name, with an icon, and with another one until it is found.
  public init(
    id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    nonisolated(unsafe) let icon = icon
    (self.id, product, self.icon) = (id, nil, { AnyView(icon()) })
  }

  /// A product that the app has already.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {
    (id, self.product, icon) = (product.id, product, { AnyView(EmptyView()) })
  }

  /// A product that the app has already, with an icon.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon)
  where PlaceholderIcon == EmptyView {
    nonisolated(unsafe) let icon = icon
    (id, self.product, self.icon) = (product.id, product, { AnyView(icon()) })
  }

  /// What a style has got, for a style that changes another one.
  public init(_ configuration: ProductViewStyleConfiguration)
  where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == ProductViewStyleConfiguration.Icon {
    let icon = configuration.icon
    (id, product, self.icon) = ("", configuration.product, { AnyView(icon) })
    _found = State(initialValue: configuration.state)
  }

  /// What the style makes of it.
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

/// What a style of product views makes its view of.
public struct ProductViewStyleConfiguration {
  /// The product's icon.
  @MainActor @preconcurrency
  public struct Icon: View {
    /// The icon.
    public let body: AnyView
  }

  /// How far the store is with the product.
  public let state: Product.TaskState
  /// The person has it. Caveat: always false.
  public let hasCurrentEntitlement: Bool
  /// The product's icon.
  public let icon: Icon
  /// Whether what the product is should be told.
  public let descriptionVisibility: Visibility

  /// The product, once the store has found it.
  public var product: Product? { if case .success(let product) = state { product } else { nil } }

  /// Buys it. Caveat: there is no store, so nothing is bought.
  public func purchase() {}
}

/// How product views look.
@MainActor @preconcurrency
public protocol ProductViewStyle {
  /// What a product view shows.
  associatedtype Body: View
  /// What it is made of.
  typealias Configuration = ProductViewStyleConfiguration
  /// Makes what a product view shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The usual look.
public struct AutomaticProductViewStyle: ProductViewStyle {
  /// The style.
  public nonisolated init() {}
  /// A row.
  public func makeBody(configuration: Configuration) -> some View { ProductCard(configuration: configuration) }
}

/// A row.
public struct RegularProductViewStyle: ProductViewStyle {
  /// The style.
  public nonisolated init() {}
  /// A row.
  public func makeBody(configuration: Configuration) -> some View { ProductCard(configuration: configuration) }
}

/// A low row.
public struct CompactProductViewStyle: ProductViewStyle {
  /// The style.
  public nonisolated init() {}
  /// A row without what the product is.
  public func makeBody(configuration: Configuration) -> some View {
    ProductCard(configuration: configuration, isCompact: true)
  }
}

/// A card with a large icon.
public struct LargeProductViewStyle: ProductViewStyle {
  /// The style.
  public nonisolated init() {}
  /// The icon above everything else.
  public func makeBody(configuration: Configuration) -> some View {
    ProductCard(configuration: configuration, layout: AnyLayout(VStackLayout(spacing: 12)))
  }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  /// The usual look.
  public static nonisolated var automatic: Self { Self() }
}

extension ProductViewStyle where Self == RegularProductViewStyle {
  /// A row.
  public static nonisolated var regular: Self { Self() }
}

extension ProductViewStyle where Self == CompactProductViewStyle {
  /// A low row.
  public static nonisolated var compact: Self { Self() }
}

extension ProductViewStyle where Self == LargeProductViewStyle {
  /// A card with a large icon.
  public static nonisolated var large: Self { Self() }
}

extension View {
  /// How product views look.
  public nonisolated func productViewStyle(_ style: some ProductViewStyle) -> some View {
    nonisolated(unsafe) let style = style
    return transformEnvironment(\._productViewStyle) { $0 = { AnyView(style.makeBody(configuration: $0)) } }
  }

  /// Whether product views tell what their product is.
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
