import ScrollworkUIKit

/// Creates a preview of a view. `./run FILE.swift` and `./run --previews` show it.
/// - Parameters:
///   - name: The preview's name; nil for the file and line.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Creates a preview of a view with traits.
/// - Parameters:
///   - name: The preview's name; nil for the file and line.
///   - traits: The first trait.
///   - additionalTraits: Further traits.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Creates a preview of a UIKit view controller that fills the screen.
/// - Parameters:
///   - name: The preview's name; nil for the file and line.
///   - traits: The preview's traits.
///   - body: Makes the view controller.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @UIKitPreviewBuilder body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Creates a preview of a UIKit view that fills the screen.
/// - Parameters:
///   - name: The preview's name; nil for the file and line.
///   - traits: The preview's traits.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @UIKitPreviewBuilder body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Marks a property in the body of a `#Preview` as the preview's own state, such as
/// `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")
