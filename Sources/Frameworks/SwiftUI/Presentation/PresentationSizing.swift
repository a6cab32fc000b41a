import Foundation
import ScrollworkUIKit

/// A type that sets the size of a sheet that need not fill the width of the screen, as on a tablet.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public protocol PresentationSizing {
  /// Returns the size to propose to the content, in points.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a presentation that is measured.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public struct PresentationSizingRoot {
  let measure: (ProposedViewSize) -> CGSize

  /// Returns the size of the content for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The context of a sizing.
@available(iOS 18.0, *)
public struct PresentationSizingContext {
  let largest: LargestSize
}

/// The system's size for a sheet.
@available(iOS 18.0, *)
public struct AutomaticPresentationSizing: PresentationSizing {
  nonisolated init() {}
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    .unspecified
  }
}

/// The size of a page.
@available(iOS 18.0, *)
public struct PagePresentationSizing: PresentationSizing {
  nonisolated init() {}
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    .unspecified
  }
}

/// The size of a form: 540 by 620 points, as UIKit documents it.
@available(iOS 18.0, *)
public struct FormPresentationSizing: PresentationSizing {
  nonisolated init() {}
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(width: 540, height: 620)
  }
}

/// The ideal size of the content.
@available(iOS 18.0, *)
public struct FittedPresentationSizing: PresentationSizing {
  nonisolated init() {}
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(root.sizeThatFits(.unspecified))
  }
}

/// Another sizing that uses the content's own size along some axes.
@available(iOS 18.0, *)
private struct PartlyFittedSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool

  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    var size = base.proposedSize(for: root, context: context)
    let fitted = root.sizeThatFits(
      ProposedViewSize(width: horizontal ? nil : size.width, height: vertical ? nil : size.height))
    if horizontal { size.width = fitted.width }
    if vertical { size.height = fitted.height }
    return size
  }
}

/// Another sizing that never shrinks for the same presentation.
@available(iOS 18.0, *)
private struct StickySizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool

  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    var size = base.proposedSize(for: root, context: context)
    if horizontal { size.width = context.largest.grow(\.width, size.width) }
    if vertical { size.height = context.largest.grow(\.height, size.height) }
    return size
  }
}

/// The largest size that a sizing requested.
@MainActor
final class LargestSize {
  private var size = ProposedViewSize.unspecified

  nonisolated init() {}

  fileprivate func grow(_ side: WritableKeyPath<ProposedViewSize, CGFloat?>, _ length: CGFloat?) -> CGFloat? {
    guard let length else { return nil }
    size[keyPath: side] = max(size[keyPath: side] ?? 0, length)
    return size[keyPath: side]
  }
}

@available(iOS 18.0, *)
extension PresentationSizing {
  /// Fits the sheet to the content's ideal size along the given axes.
  public func fitted(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    PartlyFittedSizing(base: self, horizontal: horizontal, vertical: vertical)
  }

  /// Prevents the sheet from shrinking along the given axes.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    StickySizing(base: self, horizontal: horizontal, vertical: vertical)
  }
}

@available(iOS 18.0, *)
extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The system's size for a sheet.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
@available(iOS 18.0, *)
extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}
@available(iOS 18.0, *)
extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
@available(iOS 18.0, *)
extension PresentationSizing where Self == FittedPresentationSizing {
  /// The ideal size of the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

/// A type-erased sizing; two of one type are equal.
struct AnyPresentationSizing: Equatable {
  private let type: ObjectIdentifier
  let size: @MainActor (@escaping (ProposedViewSize) -> CGSize) -> ProposedViewSize

  @available(iOS 18.0, *)
  @MainActor init<S: PresentationSizing>(_ sizing: S) {
    type = ObjectIdentifier(S.self)
    // Two of one type are equal, so a presentation keeps the first.
    let largest = LargestSize()
    size = {
      sizing.proposedSize(
        for: PresentationSizingRoot(measure: $0), context: PresentationSizingContext(largest: largest))
    }
  }

  static func == (a: AnyPresentationSizing, b: AnyPresentationSizing) -> Bool { a.type == b.type }
}

struct SizingKey: FirstPreferenceKey {
  typealias Wanted = AnyPresentationSizing
  typealias Value = AnyPresentationSizing?
}

extension PresentationOptions {
  func setSizing(_ sizing: AnyPresentationSizing?) {
    guard let sizing else {
      sheet?.wantedSize = nil
      return
    }
    sheet?.wantedSize = { [weak controller] in
      let wanted = sizing.size { controller?.idealSize($0) ?? .zero }
      return (width: wanted.width, height: wanted.height)
    }
  }
}

@available(iOS 18.0, *)
nonisolated private struct SizingModifier<S: PresentationSizing>: ViewModifier {
  let sizing: S
  @MainActor func body(content: Content) -> some View {
    content.preference(key: SizingKey.self, value: AnyPresentationSizing(sizing))
  }
}

@available(iOS 18.0, *)
nonisolated extension View {
  /// Sets the size of the enclosing sheet on a tablet; on a phone it is as wide as the screen.
  public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View {
    modifier(SizingModifier(sizing: sizing))
  }
}
