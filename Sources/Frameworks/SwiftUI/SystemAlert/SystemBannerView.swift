import Foundation
import ScrollworkUIKit

/// A system banner as in iOS 17: a card at the top of the screen above the app, which still takes touches below it.
nonisolated struct SystemBannerView: View, FrameworkView {
  let banner: SystemBanner
  /// The top of the area free of bars.
  let top: CGFloat
  let tap: @MainActor () -> Void

  /// In points, read off screenshots of iOS 17.
  private static let margin: CGFloat = 8
  private static let padding: CGFloat = 14
  private static let radius: CGFloat = 24
  private static let iconSide: CGFloat = 38
  private static let iconRadius: CGFloat = 9
  private static let pictureRadius: CGFloat = 6

  @MainActor var body: some View {
    VStack(spacing: 0) {
      Button(action: tap) {
        HStack(spacing: 10) {
          // The app has no icon to show.
          RoundedRectangle(cornerRadius: Self.iconRadius, style: .continuous)
            .fill(Color(uiColor: .systemGray3))
            .frame(width: Self.iconSide, height: Self.iconSide)
          VStack(alignment: .leading, spacing: 1) {
            Text(verbatim: banner.title.isEmpty ? PhoneBundle.appName : banner.title).font(.subheadline.bold())
            if !banner.subtitle.isEmpty { Text(verbatim: banner.subtitle).font(.subheadline.bold()) }
            if !banner.body.isEmpty { Text(verbatim: banner.body).font(.subheadline).lineLimit(4) }
          }
          .foregroundStyle(Color(uiColor: .label))
          .frame(maxWidth: .infinity, alignment: .leading)
          if let picture = banner.picture {
            Image(uiImage: picture).resizable().scaledToFill()
              .frame(width: Self.iconSide, height: Self.iconSide)
              .clipShape(RoundedRectangle(cornerRadius: Self.pictureRadius, style: .continuous))
              .accessibilityIdentifier("NotificationAttachment")
          }
        }
        .padding(Self.padding)
        .background(
          Color(uiColor: .secondarySystemGroupedBackground),
          in: RoundedRectangle(cornerRadius: Self.radius, style: .continuous))
      }
      .buttonStyle(.plain)
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("NotificationShortLookView")
      .shadow(color: Color.black.opacity(0.2), radius: 12)
      .padding(.horizontal, Self.margin)
      .padding(.top, max(top, Self.margin))
      Spacer(minLength: 0)
    }
  }
}

extension Runtime {
  /// Shows a system banner above the app, or none.
  package func show(_ banner: SystemBanner?, tap: @escaping @MainActor () -> Void) {
    let top = containerAreaRect.minY
    part(SystemOverlays.self).showBanner(banner.map { SystemBannerView(banner: $0, top: top, tap: tap) })
  }
}
