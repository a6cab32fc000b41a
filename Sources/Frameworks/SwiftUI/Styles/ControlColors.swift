import Foundation
import ScrollworkUIKit

/// The colours of a control's parts besides its tint; nil for the system's.
struct ControlColors: Equatable {
  var thumb: Color?
  var track: Color?
}

private struct ControlColorsKey: EnvironmentKey { static var defaultValue: ControlColors { ControlColors() } }

/// The appearance of the segments of a segmented control; nil for the system's.
struct SegmentLooks: Equatable {
  var selectedGround: UIColor?
  var font: UIFont?
  var selectedFont: UIFont?
  var color: UIColor?
  var selectedColor: UIColor?

  @MainActor init?(_ control: UISegmentedControl?) {
    guard let control else { return nil }
    selectedGround = control.selectedSegmentTintColor
    let (normal, selected) = (control.titleTextAttributes(for: .normal), control.titleTextAttributes(for: .selected))
    font = normal?[.font] as? UIFont
    selectedFont = selected?[.font] as? UIFont ?? font
    color = normal?[.foregroundColor] as? UIColor
    selectedColor = selected?[.foregroundColor] as? UIColor ?? color
  }
}

private struct SegmentLooksKey: EnvironmentKey { static var defaultValue: SegmentLooks? { nil } }

extension EnvironmentValues {
  /// The colours that a UIKit control sets for its parts.
  var controlColors: ControlColors {
    get { self[ControlColorsKey.self] }
    set { self[ControlColorsKey.self] = newValue }
  }

  /// The looks that a UIKit segmented control sets for its segments; nil for pickers, which use
  /// `UISegmentedControl.appearance()`.
  var segmentLooks: SegmentLooks? {
    get { self[SegmentLooksKey.self] }
    set { self[SegmentLooksKey.self] = newValue }
  }
}
