import DisplayList
import SimulatorTesting
import SwiftUI

@testable import iosApp

/// The landing page over a repository whose answers the test determines, on the test's device.
@MainActor
struct LandingPageFixture {
  let repository = MockAnnouncementRepository()
  let screen: Screen
  let viewModel: LandingPageViewModel
  let taps: TapLog

  /// A log of what was tapped on the page, in order.
  @MainActor final class TapLog {
    var entries: [String] = []
  }

  /// Shows the page. Without `announcements`, the first load hangs until the test answers it.
  init(announcements: [Announcement]?, settings: DeviceSettings? = nil) async throws {
    repository.mockAnnouncements = announcements ?? []
    repository.holdsCalls = announcements == nil
    let taps = TapLog()
    self.taps = taps
    let viewModel = LandingPageViewModel(
      repository: repository, locationHandler: MockLocationPermissionHandler(),
      onAnnouncementTapped: { taps.entries.append($0) })
    self.viewModel = viewModel
    screen = await Screen(settings: settings) {
      LandingPageView(
        viewModel: viewModel, onLostPet: { taps.entries.append("lostPet") },
        onFoundPet: { taps.entries.append("foundPet") }, onViewAll: { taps.entries.append("viewAll") })
    }
    if announcements != nil { try await screen.settle() } else { try await screen.frames(2) }
  }

  func top(_ identifier: String) throws -> CGFloat { try screen.find(.identifier(identifier)).frame.minY }

  static let card = "landingPage.announcementCard."
}

extension Screen {
  /// Returns the fragment of an element, with its origin on the screen.
  func fragment(of element: AccessibilityNode) -> (fragment: Fragment, origin: CGPoint)? {
    func search(_ fragment: Fragment, _ origin: CGPoint) -> (Fragment, CGPoint)? {
      let origin = CGPoint(x: origin.x + fragment.offset.x, y: origin.y + fragment.offset.y)
      if fragment.key == element.key { return (fragment, origin) }
      for child in fragment.children {
        if let found = search(child, origin) { return found }
      }
      return nil
    }
    return search(simulator.displayList.root, .zero)
  }
}

extension Fragment {
  /// Returns all glyph runs in the fragment and below, with their boxes in its own coordinates and their clips.
  func glyphBoxes(at origin: CGPoint = .zero, clip: CGRect? = nil) -> [(run: GlyphRun, box: CGRect)] {
    let clip = effects.clip.map { $0.bounds.offsetBy(dx: origin.x, dy: origin.y) } ?? clip
    let own: [(GlyphRun, CGRect)] = commands.compactMap { command in
      guard case .glyphs(let run, _) = command else { return nil }
      let box = CGRect(
        x: origin.x + run.origin.x, y: origin.y + run.origin.y - run.ascent, width: run.width,
        height: run.ascent + run.descent)
      return (run, clip.map { box.intersection($0) } ?? box)
    }
    return own
      + children.flatMap {
        $0.glyphBoxes(at: CGPoint(x: origin.x + $0.offset.x, y: origin.y + $0.offset.y), clip: clip)
      }
  }
}
