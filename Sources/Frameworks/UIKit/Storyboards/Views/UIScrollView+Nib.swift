import Foundation

extension UIScrollView {
  final func decodeScrollView(_ element: _NibElement) {
    clipsToBounds = element.bool("clipsSubviews") ?? false
    take(\.bounces, element.bool("bounces"))
    take(\.bouncesZoom, element.bool("bouncesZoom"))
    take(\.alwaysBounceVertical, element.bool("alwaysBounceVertical"))
    take(\.alwaysBounceHorizontal, element.bool("alwaysBounceHorizontal"))
    take(\.isScrollEnabled, element.bool("scrollEnabled"))
    take(\.isPagingEnabled, element.bool("pagingEnabled"))
    take(\.isDirectionalLockEnabled, element.bool("directionalLockEnabled"))
    take(\.showsHorizontalScrollIndicator, element.bool("showsHorizontalScrollIndicator"))
    take(\.showsVerticalScrollIndicator, element.bool("showsVerticalScrollIndicator"))
    take(\.delaysContentTouches, element.bool("delaysContentTouches"))
    take(\.canCancelContentTouches, element.bool("canCancelContentTouches"))
    take(\.minimumZoomScale, element.length("minimumZoomScale"))
    take(\.maximumZoomScale, element.length("maximumZoomScale"))
    take(\.indicatorStyle, element.choice("indicatorStyle", ["black": .black, "white": .white]))
    take(
      \.keyboardDismissMode, element.choice("keyboardDismissMode", ["onDrag": .onDrag, "interactive": .interactive]))
    take(\.contentInsetAdjustmentBehavior, element.choice("contentInsetAdjustmentBehavior", Self.behaviors))
    take(\.contentInset, element.insets("contentInset"))
    take(\.scrollIndicatorInsets, element.insets("scrollIndicatorInsets"))
  }

  private static let behaviors: [String: ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
  ]
}

extension UIStackView {
  /// Omitted attributes have their defaults.
  final func takeArrangement(_ element: _NibElement) {
    take(\.axis, element.choice("axis", ["horizontal": .horizontal, "vertical": .vertical]))
    take(\.distribution, element.choice("distribution", Self.distributions))
    take(\.alignment, element.choice("alignment", Self.alignments))
    // Standard spacing has no number.
    let standard = element["spacingType"] == "standard" ? Self.spacingUseSystem : nil
    take(\.spacing, element.length("spacing") ?? standard)
  }

  private static let distributions: [String: Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
  private static let alignments: [String: Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
    "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]
}

extension UIVisualEffectView {
  final func decodeEffect(_ element: _NibElement, from coder: _NibCoder) {
    if let content = element.value(for: "contentView") { contentView.decodeKnown(content, from: coder) }
    let blur = element.child("blurEffect") ?? element.child("vibrancyEffect")?.child("blurEffect")
    guard let blur, element.child("vibrancyEffect") == nil else { return }
    effect = UIBlurEffect(style: blur.choice("style", Self.styles) ?? .regular)
  }

  private static let styles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial, "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight, "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark, "systemThinMaterialDark": .systemThinMaterialDark,
    "systemMaterialDark": .systemMaterialDark, "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]
}
