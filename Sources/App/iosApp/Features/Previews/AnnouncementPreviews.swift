import SwiftUI

#Preview("Landing page") {
  LandingPageView(
    viewModel: LandingPageViewModel(
      repository: PreviewRepository(), locationHandler: .preview, onAnnouncementTapped: { _ in }))
}

#Preview("Landing page, no pets") {
  LandingPageView(
    viewModel: LandingPageViewModel(
      repository: PreviewRepository(announcements: []), locationHandler: .preview, onAnnouncementTapped: { _ in }))
}

#Preview("Hero panel", traits: .sizeThatFitsLayout) {
  HeroPanelView(onLostPet: {}, onFoundPet: {})
    .frame(width: 360)
}

#Preview("Hero panel, large text") {
  HeroPanelView(onLostPet: {}, onFoundPet: {})
    .padding()
    .dynamicTypeSize(.accessibility2)
}

#Preview("Resources") {
  ResourcesSectionView(quickTasks: QuickTask.all)
}

#Preview("Announcement cards") {
  VStack(spacing: 12) {
    ForEach(Announcement.previews) { announcement in
      AnnouncementCardView(viewModel: AnnouncementCardViewModel(announcement: announcement) { _ in })
    }
  }
  .padding()
  .background { AnnouncementBackground().ignoresSafeArea() }
}

#Preview("Announcement details") {
  AnnouncementDetailsView(
    viewModel: AnnouncementDetailsViewModel(announcementId: "1", repository: PreviewRepository()))
}

#Preview("Announcement details, landscape", traits: .landscapeLeft) {
  AnnouncementDetailsView(
    viewModel: AnnouncementDetailsViewModel(announcementId: "2", repository: PreviewRepository()))
}

#Preview("Status badges", traits: .fixedLayout(width: 200, height: 160)) {
  VStack(spacing: 12) {
    ForEach(AnnouncementStatus.allCases, id: \.self) { StatusBadge(status: $0) }
  }
}
