// Each top-level view of a `PreviewProvider`'s previews is a separate preview. They are found in the view values,
// before anything is shown: groups, tuples, conditions and rows of a `ForEach` are split up, and a modifier around
// several is applied to each.

/// One of several previews, and the settings of its modifiers.
@MainActor
struct PreviewPart {
  var view: AnyView
  var statement = PreviewStatement()

  /// Returns the previews that a view represents.
  static func parts(of view: any View) -> [PreviewPart] {
    if let parted = view as? any PreviewParted { return parted.previewParts() }
    return [PreviewPart(view: AnyView(erasing: view))]
  }
}

/// A view that represents several previews.
@MainActor
protocol PreviewParted {
  func previewParts() -> [PreviewPart]
}

extension Group: PreviewParted where Content: View {
  @MainActor func previewParts() -> [PreviewPart] { PreviewPart.parts(of: content) }
}

extension TupleView: PreviewParted {
  @MainActor func previewParts() -> [PreviewPart] {
    let elements = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    return elements.flatMap { PreviewPart.parts(of: $0) }
  }
}

extension Optional: PreviewParted where Wrapped: View {
  @MainActor func previewParts() -> [PreviewPart] { map { PreviewPart.parts(of: $0) } ?? [] }
}

extension _ConditionalContent: PreviewParted where TrueContent: View, FalseContent: View {
  @MainActor func previewParts() -> [PreviewPart] {
    switch storage {
    case .trueContent(let content): PreviewPart.parts(of: content)
    case .falseContent(let content): PreviewPart.parts(of: content)
    }
  }
}

extension ForEach: PreviewParted where Content: View {
  @MainActor func previewParts() -> [PreviewPart] { data.flatMap { PreviewPart.parts(of: content($0)) } }
}

extension AnyView: PreviewParted {
  @MainActor func previewParts() -> [PreviewPart] { PreviewPart.parts(of: content) }
}

extension ModifiedContent: PreviewParted where Content: View, Modifier: ViewModifier {
  @MainActor func previewParts() -> [PreviewPart] {
    PreviewPart.parts(of: content).map { part in
      if let said = modifier as? _PreviewModifier {
        return PreviewPart(view: part.view, statement: part.statement.within(said.statement))
      }
      return PreviewPart(
        view: AnyView(ModifiedContent<AnyView, Modifier>(content: part.view, modifier: modifier)),
        statement: part.statement)
    }
  }
}

/// A view that represents all previews of a provider.
protocol ProvidedPreviewsView: PreviewParted {}

/// The previews of a provider as one view, which the catalogue splits up.
nonisolated public struct _ProvidedPreviews<Provider: PreviewProvider>: View, FrameworkView, ProvidedPreviewsView {
  public init() {}
  @MainActor public var body: some View { Provider.previews }
  /// Excludes previews for other platforms.
  @MainActor func previewParts() -> [PreviewPart] {
    Provider.platform.map { $0 == .iOS } ?? true ? PreviewPart.parts(of: Provider.previews) : []
  }
}
