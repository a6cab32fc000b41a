import SimulatorTesting
import SwiftUI
import UIKit

@testable import iosApp

/// The Ask tab's screen below a bar, over a service and an archive whose answers the test determines.
@MainActor
struct ResearchPage {
  let service: FakeResearchService
  let archive: FakeAnswerArchive
  let viewModel: MedicalResearchViewModel
  let screen: Screen
  private let log = TargetLog()

  @MainActor private final class TargetLog {
    var targets: [InformationRetrievalView.ScrollTarget] = []
    weak var navigation: UINavigationController?
  }

  init(
    _ service: FakeResearchService? = nil, archive: FakeAnswerArchive = FakeAnswerArchive(), device: Device? = nil,
    settings: DeviceSettings? = nil, hasLargeTitle: Bool = false
  ) async throws {
    let service = service ?? FakeResearchService()
    let viewModel = MedicalResearchViewModel(service: service, archive: archive)
    (self.service, self.archive, self.viewModel) = (service, archive, viewModel)
    let log = log
    screen = await Screen(
      device: device, settings: settings, rootViewController: Self.navigation(viewModel, log, hasLargeTitle))
    try await screen.settle()
  }

  /// Creates the navigation controller. The phone must exist, since a title is measured for its screen.
  private static func navigation(
    _ viewModel: MedicalResearchViewModel, _ log: TargetLog, _ hasLargeTitle: Bool
  ) -> UINavigationController {
    let page = UIHostingController(
      rootView: InformationRetrievalView(viewModel: viewModel) { log.targets.append($0) })
    page.title = "Ask"
    page.navigationItem.largeTitleDisplayMode = hasLargeTitle ? .always : .never
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = hasLargeTitle
    log.navigation = navigation
    return navigation
  }

  var bar: CGFloat { log.navigation?.navigationBar.frame.maxY ?? 0 }
  /// The targets that the transcript scrolled to, in order.
  var targets: [InformationRetrievalView.ScrollTarget] { log.targets }
  var newest: SearchAnswer? { viewModel.answers.first }

  func card(_ answer: SearchAnswer?) -> Query { .identifier("answerCard-\(answer?.id ?? "")") }

  /// Returns the distance from the bar to an answer's card, to the thousandth of a point.
  func top(_ answer: SearchAnswer?) throws -> CGFloat {
    try ((screen.find(card(answer)).frame.minY - bar) * 1000).rounded() / 1000
  }

  /// Asks a question by typing, as a person does.
  func ask(_ question: String) async throws {
    try await screen.type(question, into: "searchQuery")
    try await screen.tap("search.send")
  }
}
