import Foundation
import ScrollworkSwiftUI

/// A button of store views.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String

  /// Closes the view.
  public static let cancellation = StoreButtonKind(name: "cancellation")
  /// Restores purchases.
  public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
  /// Redeems an offer code.
  public static let redeemCode = StoreButtonKind(name: "redeemCode")
  /// Shows the destinations of `subscriptionStorePolicyDestination`.
  public static let policies = StoreButtonKind(name: "policies")
}

/// A policy of the store.
public enum SubscriptionStorePolicyKind: Hashable, Sendable {
  /// The terms of service.
  case termsOfService
  /// The privacy policy.
  case privacyPolicy

  var title: String { self == .termsOfService ? "Terms of Service" : "Privacy Policy" }
}

struct StoreSurroundings: Sendable {
  var buttons: Set<StoreButtonKind> = []
  var policies: [SubscriptionStorePolicyKind: Destination] = [:]

  enum Destination: @unchecked Sendable {
    case view(@MainActor () -> AnyView)
    case url(URL)
  }
}

private struct StoreSurroundingsKey: EnvironmentKey {
  static let defaultValue = StoreSurroundings()
}

extension EnvironmentValues {
  var _store: StoreSurroundings {
    get { self[StoreSurroundingsKey.self] }
    set { self[StoreSurroundingsKey.self] = newValue }
  }
}

extension View {
  /// Sets the visibility of buttons in store views.
  public nonisolated func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View {
    transformEnvironment(\._store) { store in
      for kind in buttonKinds {
        if visibility == .visible { store.buttons.insert(kind) } else { store.buttons.remove(kind) }
      }
    }
  }

  /// Sets the view for a policy, in a sheet.
  public nonisolated func subscriptionStorePolicyDestination(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: @escaping @MainActor () -> some View
  ) -> some View {
    transformEnvironment(\._store) { $0.policies[button] = .view { AnyView(destination()) } }
  }

  /// Sets the URL for a policy.
  public nonisolated func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View {
    transformEnvironment(\._store) { $0.policies[button] = .url(url) }
  }
}

/// The buttons of a store view.
struct StoreButtons: ViewModifier {
  @Environment(\._store) private var store
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @State private var policy: SubscriptionStorePolicyKind?
  @State private var redeems = false

  func body(content: Content) -> some View {
    VStack(spacing: 12) {
      content.frame(maxHeight: .infinity)
      if store.buttons.contains(.restorePurchases) {
        Button("Restore Purchases") { Task { try? await AppStore.sync() } }
      }
      if store.buttons.contains(.redeemCode) { Button("Redeem Code") { redeems = true } }
      if store.buttons.contains(.policies) {
        HStack(spacing: 20) {
          ForEach([SubscriptionStorePolicyKind.termsOfService, .privacyPolicy], id: \.self) { kind in
            if store.policies[kind] != nil { Button(kind.title) { show(kind) } }
          }
        }
        .font(.footnote)
      }
    }
    .overlay(alignment: .topTrailing) {
      if store.buttons.contains(.cancellation) {
        Button("Close", systemImage: "xmark.circle.fill") { dismiss() }
          .labelStyle(.iconOnly).symbolRenderingMode(.hierarchical).font(.title2).tint(.secondary).padding()
      }
    }
    .offerCodeRedemption(isPresented: $redeems)
    .sheet(isPresented: Binding(get: { policy != nil }, set: { if !$0 { policy = nil } })) {
      if let policy, case .view(let view)? = store.policies[policy] { view() }
    }
  }

  private func show(_ kind: SubscriptionStorePolicyKind) {
    switch store.policies[kind] {
    case .url(let url): openURL(url)
    case .view: policy = kind
    case nil: break
    }
  }
}
