import Foundation
import ScrollworkUIKit

/// Whether the view behind a presentation can be interacted with.
public struct PresentationBackgroundInteraction: Sendable, Equatable {
  enum Kind: Sendable, Equatable { case disabled, enabled, upThrough(PresentationDetent) }
  let kind: Kind

  /// The system's default: disabled.
  public static let automatic = PresentationBackgroundInteraction(kind: .disabled)
  /// Enabled, and not dimmed.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  /// Enabled while the sheet is no higher than this detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }
  /// Disabled.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// The height up to which the background is not dimmed; nil for none.
  var limit: UISheetPresentationController.Detent.Identifier? {
    switch kind {
    case .disabled: nil
    // No sheet has a detent with this name, so it is above all.
    case .enabled: UISheetPresentationController.Detent.Identifier("any")
    case .upThrough(let detent): detent.identifier
    }
  }
}

/// How a sheet responds first to a swipe up.
public struct PresentationContentInteraction: Sendable, Equatable {
  let resizes: Bool

  /// The system's default: the sheet grows.
  public static let automatic = PresentationContentInteraction(resizes: true)
  /// The sheet grows.
  public static let resizes = PresentationContentInteraction(resizes: true)
  /// The content scrolls; dragging the sheet's top edge resizes it.
  public static let scrolls = PresentationContentInteraction(resizes: false)
}

/// What a presentation adapts to in a compact size class.
public struct PresentationAdaptation: Sendable, Equatable {
  enum Kind: Sendable { case automatic, none, popover, sheet, fullScreenCover }
  let kind: Kind

  /// The system's default.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// No adaptation.
  public static let none = PresentationAdaptation(kind: .none)
  /// A popover, if the presentation is one.
  public static let popover = PresentationAdaptation(kind: .popover)
  /// A sheet.
  public static let sheet = PresentationAdaptation(kind: .sheet)
  /// A full-screen cover.
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

struct BackgroundInteractionKey: FirstPreferenceKey {
  typealias Wanted = PresentationBackgroundInteraction
  typealias Value = PresentationBackgroundInteraction?
}
struct ContentInteractionKey: FirstPreferenceKey {
  typealias Wanted = PresentationContentInteraction
  typealias Value = PresentationContentInteraction?
}
struct AdaptationKey: FirstPreferenceKey {
  typealias Wanted = Adaptations
  typealias Value = Adaptations?
}

/// The adaptations by compact size class.
struct Adaptations: Equatable {
  let horizontal: PresentationAdaptation
  let vertical: PresentationAdaptation
}

extension PresentationOptions {
  func setBackgroundInteraction(_ interaction: PresentationBackgroundInteraction?) {
    sheet?.largestUndimmedDetentIdentifier = interaction?.limit
  }

  func setContentInteraction(_ interaction: PresentationContentInteraction?) {
    sheet?.prefersScrollingExpandsWhenScrolledToEdge = interaction?.resizes ?? true
  }

  func setAdaptations(_ adaptations: Adaptations?) {
    sheet?.covers = (
      inCompactWidth: adaptations?.horizontal == .fullScreenCover, inCompactHeight: adaptations?.vertical != .sheet
    )
    let staysPopover = adaptations?.horizontal == .popover || adaptations?.horizontal == PresentationAdaptation.none
    controller?.popoverPresentationController?.compactStyle = staysPopover ? .popover : nil
  }
}

nonisolated extension View {
  /// Sets whether the view behind the enclosing presentation can be interacted with.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    preference(key: BackgroundInteractionKey.self, value: interaction)
  }

  /// Sets how the enclosing sheet responds first to a swipe up.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    preference(key: ContentInteractionKey.self, value: behavior)
  }

  /// Sets what the enclosing presentation adapts to in a compact width or height.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets what the enclosing presentation adapts to in a compact width and in a compact height. Caveat: for a popover
  /// only the width counts.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    preference(
      key: AdaptationKey.self, value: Adaptations(horizontal: horizontalAdaptation, vertical: verticalAdaptation))
  }
}
