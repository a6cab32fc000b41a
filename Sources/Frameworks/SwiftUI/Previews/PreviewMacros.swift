import ScrollworkUIKit

/// Creates a preview of a view: `./run FILE.swift` and `./run --previews` show it.
/// - Parameters:
///   - name: what it is called; the file and the line if nil.
///   - body: makes the view.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Creates a preview of a view with traits.
/// - Parameters:
///   - name: what it is called; the file and the line if nil.
///   - traits: how it is shown.
///   - additionalTraits: more of them.
///   - body: makes the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Creates a preview of a view controller of UIKit, on the whole screen.
/// - Parameters:
///   - name: what it is called; the file and the line if nil.
///   - traits: how it is shown.
///   - body: makes the controller.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @UIKitPreviewBuilder body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Creates a preview of a view of UIKit, on the whole screen.
/// - Parameters:
///   - name: what it is called; the file and the line if nil.
///   - traits: how it is shown.
///   - body: makes the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @UIKitPreviewBuilder body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Marks a property in the body of a `#Preview` that is the preview's own state, such as `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")
