import SwiftUI

/// The panel at the top of the Home tab: what the app is for, and two buttons.
struct HeroPanelView: View {
  let onLostPet: @MainActor () -> Void
  let onFoundPet: @MainActor () -> Void
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(L10n.LandingPage.Hero.title)
        .font(.largeTitle)
        .fontWeight(.bold)
        .accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier("landingPage.heroPanel.title")
      Text(L10n.LandingPage.Hero.subtitle)
        .font(.body)
        .foregroundStyle(Color.white.opacity(0.9))
      buttons
        .padding(.top, 18)
    }
    .foregroundStyle(.white)
    .multilineTextAlignment(.leading)
    .padding(20)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background { backdrop }
    .clipShape(RoundedRectangle(cornerRadius: 26, style: .continuous))
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("landingPage.heroPanel")
  }

  /// Side by side; stacked where large text leaves no room for that.
  @ViewBuilder private var buttons: some View {
    if dynamicTypeSize.isAccessibilitySize {
      VStack(spacing: 12) {
        lostPetButton; foundPetButton
      }
    } else {
      HStack(spacing: 12) {
        lostPetButton; foundPetButton
      }
    }
  }

  private var lostPetButton: some View {
    HeroButton(
      title: L10n.LandingPage.Hero.lostPet, systemImage: "magnifyingglass",
      foreground: Color(hex: "#3F37B5"), background: .white, action: onLostPet
    )
    .accessibilityIdentifier("landingPage.lostPetButton")
  }

  private var foundPetButton: some View {
    HeroButton(
      title: L10n.LandingPage.Hero.foundPet, systemImage: "heart.fill",
      foreground: .white, background: .white.opacity(0.16), action: onFoundPet
    )
    .accessibilityIdentifier("landingPage.foundPetButton")
  }

  private var backdrop: some View {
    ZStack(alignment: .topTrailing) {
      LinearGradient(
        colors: colorScheme == .dark
          ? [Color(hex: "#3A34A8"), Color(hex: "#5B2A9D")]
          : [Color(hex: "#4F46D8"), Color(hex: "#7A3CC8")],
        startPoint: .topLeading, endPoint: .bottomTrailing)
      Image(systemName: "pawprint.fill")
        .resizable()
        .scaledToFit()
        .frame(width: 132, height: 132)
        .foregroundStyle(Color.white.opacity(0.14))
        // Partly outside the panel, which cuts it off. Padding follows the reading direction, an offset would not.
        .padding(.trailing, -22)
        .padding(.top, -14)
    }
    .accessibilityHidden(true)
  }
}

/// One of the hero panel's two buttons: as wide as possible, at least 50 points tall.
private struct HeroButton: View {
  let title: String
  let systemImage: String
  let foreground: Color
  let background: Color
  let action: @MainActor () -> Void
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  private let shape = RoundedRectangle(cornerRadius: 14, style: .continuous)

  var body: some View {
    Button(action: action) {
      HStack(spacing: 6) {
        Image(systemName: systemImage)
          .accessibilityHidden(true)
        Text(title)
          .lineLimit(dynamicTypeSize.isAccessibilitySize ? 2 : 1)
          .minimumScaleFactor(0.7)
      }
      .font(.subheadline)
      .fontWeight(.semibold)
      .foregroundStyle(foreground)
      .padding(.horizontal, 10)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, minHeight: 50)
      .background(background, in: shape)
      .contentShape(shape)
    }
    .buttonStyle(PressedButtonStyle())
  }
}
