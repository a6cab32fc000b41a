// Each view at the top of a `PreviewProvider`'s previews is a preview of its own. They are found in the values of the views,
// before anything is shown: groups, tuples, conditions and rows of a `ForEach` are taken apart, and a modifier around several
// is applied to each.

/// One preview of several, and what its modifiers say of it.
@MainActor
struct PreviewPart {
  var view: AnyView
  var statement = PreviewStatement()

  /// The previews that a view stands for.
  static func parts(of view: any View) -> [PreviewPart] {
    if let parted = view as? any PreviewParted { return parted.previewParts() }
    return [PreviewPart(view: AnyView(erasing: view))]
  }
}

/// A view that stands for several.
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

/// A view that is all previews of a provider.
protocol ProvidedPreviewsView: PreviewParted {}

/// The previews of a provider as one view, which the catalogue takes apart.
nonisolated public struct _ProvidedPreviews<Provider: PreviewProvider>: View, FrameworkView, ProvidedPreviewsView {
  public init() {}
  @MainActor public var body: some View { Provider.previews }
  /// None of those for other systems.
  @MainActor func previewParts() -> [PreviewPart] {
    Provider.platform.map { $0 == .iOS } ?? true ? PreviewPart.parts(of: Provider.previews) : []
  }
}
