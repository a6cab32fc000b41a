import SimulatorTesting
import StoreKit
import SwiftUI

private struct RatingView: View {
  @Environment(\.requestReview) private var requestReview
  @Environment(\.displayStoreKitMessage) private var displayStoreKitMessage

  var body: some View {
    Button("Rate") { requestReview() }
      .task { for await message in Message.messages { try? displayStoreKitMessage(message) } }
  }
}

private struct OverlayView: View {
  let configuration: () -> SKOverlay.Configuration
  @State private var isPresented = false

  var body: some View {
    Button("Recommend") { isPresented = true }
      .appStoreOverlay(isPresented: $isPresented, configuration: configuration)
  }
}

private struct ShopView: View {
  @State private var text = "closed"

  var body: some View {
    VStack {
      Button(text) {
        Task {
          let products = try? await Product.products(for: ["pro"])
          var owned = 0
          for await case .verified in StoreKit.Transaction.currentEntitlements { owned += 1 }
          text = "\(products?.count ?? -1) for sale, \(owned) owned"
        }
      }
      SubscriptionStoreView(groupID: "pro") { Text("Become a pro") }
    }
    .task { for await _ in StoreKit.Transaction.updates { text = "bought" } }
  }
}

@Suite("The store", .simulator(.iPhoneSE)) @MainActor
struct StoreTests {
  @Test("given an overlay that recommends an app, when it is presented, then its configuration is asked for once")
  func overlay() async throws {
    // Given
    var identifiers: [String] = []
    let screen = await Screen {
      OverlayView {
        let configuration = SKOverlay.AppConfiguration(appIdentifier: "1440611372", position: .bottom)
        identifiers.append(configuration.appIdentifier)
        return configuration
      }
    }
    #expect(identifiers == [])
    // When
    try await screen.tap(.label("Recommend"))
    try await screen.settle()
    // Then
    #expect(identifiers == ["1440611372"])
  }

  @Test("given an app that asks for a rating twice, then the system asks once, and the person can decline")
  func rating() async throws {
    // Given
    let screen = await Screen { RatingView() }
    // When
    try await screen.tap(.label("Rate"))
    SKStoreReviewController.requestReview()
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("Tap a star to rate it on the App Store.")))
    try await screen.tap(.label("Not Now"))
    try await screen.settle()
    #expect(!screen.exists(.label("Not Now")))
    // When the app asks later, the system asks too
    try await screen.tap(.label("Rate"))
    try await screen.settle()
    #expect(screen.exists(.label("Not Now")))
    try await screen.tap(.label("★★★★★"))
    try await screen.settle()
    #expect(!screen.exists(.label("Not Now")))
  }

  @Test
  func `given a question for a rating, when the app's screen goes, then so does the question, and the next may ask`()
    async throws
  {
    // Given
    let before = await Screen { RatingView() }
    try await before.tap(.label("Rate"))
    try await before.settle()
    #expect(before.exists(.label("Not Now")))
    // When
    before.simulator.tearDown()
    let screen = await Screen { RatingView() }
    // Then
    #expect(!screen.exists(.label("Not Now")))
    try await screen.tap(.label("Rate"))
    try await screen.settle()
    #expect(screen.exists(.label("Not Now")))
  }

  @Test("given a shop, then it learns that nothing is sold, and its subscriptions say so")
  func shop() async throws {
    // Given
    let screen = await Screen { ShopView() }
    // When
    try await screen.tap(.label("closed"))
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("0 for sale, 0 owned")))
    #expect(screen.exists(.label("Become a pro")))
    #expect(screen.exists(.label("Subscription Unavailable")))
    #expect(!AppStore.canMakePayments)
    await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
  }

  @Test(
    "given an app with subscriptions, then it learns that there is no store, and can still write how long one lasts")
  func subscriptions() async throws {
    let screen = await Screen { Subscriptions() }
    try await screen.tap(.label("Manage"))
    try await screen.settle()
    #expect(screen.exists(.label("Subscriptions Unavailable")))
    #expect(await Storefront.current == nil)
    await #expect(throws: StoreKitError.self) { _ = try await Product.SubscriptionInfo.status(for: "pro") }
    let period = Product.SubscriptionPeriod(value: 2, unit: .week)
    #expect(period.formatted(Product.SubscriptionPeriod.FormatStyle()) == "2 weeks")
    #expect(Product.SubscriptionPeriod.yearly.unit.localizedDescription == "year")
  }

  @Test("given a style of product views, then it hears that a product is not there")
  func productStyle() async throws {
    let screen = await Screen {
      VStack {
        ProductView(id: "pro") { Text("P") }.productViewStyle(Plain())
        ProductView(id: "pro").productViewStyle(.large)
      }
    }
    try await screen.settle()
    #expect(screen.exists(.label("not for sale")))
    #expect(screen.exists(.label("Product Unavailable")))
  }
}

private struct Plain: ProductViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    if case .unavailable = configuration.state { Text("not for sale") } else { configuration.icon }
  }
}

private struct Subscriptions: View {
  @State private var isManaging = false
  var body: some View { Button("Manage") { isManaging = true }.manageSubscriptionsSheet(isPresented: $isManaging) }

  @Test(
    "given views that ask the store, then they hear that it looks and finds nothing; and its buttons show what the app says"
  )
  func tasks() async throws {
    // Given
    let screen = await Screen { OfferView() }
    try await screen.settle()
    // Then
    #expect(try screen.find("heard").label == "loading, without pro; loading, nil; loading, 0")
    // When
    try await screen.tap(.label("Terms of Service"))
    try await screen.settle()
    // Then
    #expect(screen.elements.contains { $0.label == "Be kind" })
  }
}

private struct OfferView: View {
  @State private var products: [String] = []
  @State private var entitlement: [String] = []
  @State private var status: [String] = []

  var body: some View {
    VStack {
      Text([products, entitlement, status].map { $0.joined(separator: ", ") }.joined(separator: "; "))
        .accessibilityIdentifier("heard")
      SubscriptionStoreView(groupID: "pro", visibleRelationships: .upgrade) {
        Text("Become a pro").containerBackground(.yellow, for: .subscriptionStoreFullHeight)
      }
      .subscriptionStoreControlIcon { _, info in Text(verbatim: "\(info.groupLevel)") }
      .subscriptionStoreControlStyle(.pagedProminentPicker, placement: .bottomBar)
      .subscriptionStoreButtonLabel(.multiline.price)
      .subscriptionStorePickerItemBackground(.ultraThinMaterial)
      .subscriptionStorePolicyDestination(for: .termsOfService) { Text("Be kind") }
      .storeButton(.visible, for: .policies, .restorePurchases)
    }
    .storeProductsTask(for: ["pro"]) { state in
      switch state {
      case .loading: products.append("loading")
      case .failure: products.append("failure")
      case .success(let found, let missing):
        products.append("\(found.isEmpty ? "without" : "with") \(missing.joined())")
      }
    }
    .currentEntitlementTask(for: "pro") { state in
      entitlement.append(state.value.map { $0 == nil ? "nil" : "some" } ?? "loading")
    }
    .subscriptionStatusTask(for: "group") { status.append($0.value.map { "\($0.count)" } ?? "loading") }
    .onInAppPurchaseCompletion { _, _ in products.append("bought") }
  }
}
