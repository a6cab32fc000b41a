import Foundation
import ScrollworkUIKit

/// Whether what is behind a presentation can be used.
public struct PresentationBackgroundInteraction: Sendable, Equatable {
  enum Kind: Sendable, Equatable { case disabled, enabled, upThrough(PresentationDetent) }
  let kind: Kind

  /// As the system has it: it cannot.
  public static let automatic = PresentationBackgroundInteraction(kind: .disabled)
  /// It can, and is not shaded.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  /// It can while the sheet is no higher than this.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// Up to which height what is behind is not shaded; nil for none.
  var limit: UISheetPresentationController.Detent.Identifier? {
    switch kind {
    case .disabled: nil
    // No sheet has a height of this name, so it is beyond all.
    case .enabled: UISheetPresentationController.Detent.Identifier("any")
    case .upThrough(let detent): detent.identifier
    }
  }
}

/// What a finger that moves up in a sheet does first.
public struct PresentationContentInteraction: Sendable, Equatable {
  let resizes: Bool

  /// As the system has it: the sheet grows.
  public static let automatic = PresentationContentInteraction(resizes: true)
  /// The sheet grows.
  public static let resizes = PresentationContentInteraction(resizes: true)
  /// The content scrolls; the sheet grows by its upper end.
  public static let scrolls = PresentationContentInteraction(resizes: false)
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Sendable, Equatable {
  enum Kind: Sendable { case automatic, none, popover, sheet, fullScreenCover }
  let kind: Kind

  /// As the system has it.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// It stays what it is.
  public static let none = PresentationAdaptation(kind: .none)
  /// A popover, if it is one.
  public static let popover = PresentationAdaptation(kind: .popover)
  /// A sheet.
  public static let sheet = PresentationAdaptation(kind: .sheet)
  /// All of the screen.
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

/// What a presentation becomes by the size class that is compact.
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
  /// Whether what is behind the presentation around can be used while that is there.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    preference(key: BackgroundInteractionKey.self, value: interaction)
  }

  /// What a finger that moves up in the content of the sheet around does first.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    preference(key: ContentInteractionKey.self, value: behavior)
  }

  /// What the presentation around becomes where the width or the height is compact.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// What the presentation around becomes where the width is compact, and where the height is.
  /// Caveat: a popover is what it is for the width.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    preference(
      key: AdaptationKey.self, value: Adaptations(horizontal: horizontalAdaptation, vertical: verticalAdaptation))
  }
}
