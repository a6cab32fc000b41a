/// A type that wraps previews in a view, and can load shared data that takes time:
/// `#Preview(traits: .modifier(SampleData()))`.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the shared context.
  associatedtype Context = Void
  /// The type of the modified preview.
  associatedtype Body: View
  typealias Content = PreviewModifierContent
  /// Makes the shared context, once.
  static func makeSharedContext() async throws -> Context
  /// Returns the preview with the modifier applied.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

@available(iOS 18.0, *)
extension PreviewModifier where Context == Void {
  /// Does nothing by default.
  public static func makeSharedContext() async throws {}
}

/// The preview that a modifier is applied to.
@available(iOS 18.0, *)
public struct PreviewModifierContent: View, FrameworkView {
  let view: AnyView
  /// The preview.
  public var body: some View { view }
}

@available(iOS 18.0, *)
extension PreviewTrait where T == Preview.ViewTraits {
  /// Applies a modifier to the preview.
  @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait(content: .modified { AnyView(ModifiedPreview(preview: $0, modifier: modifier)) })
  }
}

/// A preview that is shown once its shared context has been made.
@available(iOS 18.0, *)
private struct ModifiedPreview<Modifier: PreviewModifier>: View, FrameworkView {
  let preview: AnyView
  let modifier: Modifier
  @State private var context: Modifier.Context?
  @State private var problem: String?

  var body: some View {
    if let context = context ?? SharedContexts.of(Modifier.self) {
      modifier.body(content: PreviewModifierContent(view: preview), context: context)
    } else if let problem {
      Text(verbatim: problem)
    } else {
      Color.clear.task {
        do {
          let made = try await Modifier.makeSharedContext()
          SharedContexts.all[ObjectIdentifier(Modifier.self)] = made
          context = made
        } catch {
          problem = "\(TypeName.of(Modifier.self)).makeSharedContext() has failed: \(error)"
        }
      }
    }
  }
}

/// The shared contexts, by the type of their modifier.
@available(iOS 18.0, *)
@MainActor
private enum SharedContexts {
  static var all: [ObjectIdentifier: Any] = [:]
  static func of<Modifier: PreviewModifier>(_: Modifier.Type) -> Modifier.Context? {
    all[ObjectIdentifier(Modifier.self)] as? Modifier.Context
  }
}

/// The platforms that previews are for.
public enum PreviewPlatform: Hashable, Sendable {
  /// A phone or a tablet.
  case iOS
  /// A Mac.
  case macOS
  /// A television.
  case tvOS
  /// A watch.
  case watchOS
}

extension PreviewProvider {
  /// The platform that the previews are for; nil for any.
  public static var platform: PreviewPlatform? { nil }
}
