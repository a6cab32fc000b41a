import Foundation
import ScrollworkUIKit

/// A property wrapper that creates a UIKit app delegate for a SwiftUI app.
///
/// A delegate that is an `ObservableObject` is in the environment of the app's views.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates a delegate of a class.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    guard let delegate = delegateType.instance() as? DelegateType else {
      Report.failure("\(TypeName.of(delegateType)) cannot be created: it needs a required init() without arguments.")
    }
    wrappedValue = delegate
    UIApplication.shared.delegate = delegate
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the properties of an observable delegate.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}
