import SwiftUI
import UIKit

/// The coordinator of the Ask tab: the conversation, and past ones above it.
@MainActor
class ResearchCoordinator: CoordinatorInterface {
  var navigationController: UINavigationController?
  var childCoordinators: [CoordinatorInterface] = []

  private var viewModel: MedicalResearchViewModel?

  init() {
    navigationController = UINavigationController()
  }

  func start(animated: Bool) async {
    let container = ServiceContainer.shared
    let viewModel = MedicalResearchViewModel(service: container.researchService, archive: container.answerArchive)
    self.viewModel = viewModel
    let page = UIHostingController(rootView: InformationRetrievalView(viewModel: viewModel))
    page.title = L10n.Tabs.ask
    page.navigationItem.largeTitleDisplayMode = .never
    page.navigationItem.leftBarButtonItem = item("clock.arrow.circlepath", L10n.Research.Library.title, "ask.library") {
      [weak self] in self?.showLibrary()
    }
    page.navigationItem.rightBarButtonItem = item("square.and.pencil", L10n.Research.newConversation, "ask.new") {
      [weak viewModel] in viewModel?.startNewConversation()
    }
    navigationController?.setViewControllers([page], animated: animated)
  }

  private func showLibrary() {
    guard let archive = viewModel?.archive else { return }
    let library = ResearchLibraryViewModel(archive: archive) { [weak self] conversation in
      self?.navigationController?.popViewController(animated: true)
      Task { await self?.viewModel?.open(conversation) }
    }
    let page = UIHostingController(rootView: ResearchLibraryView(viewModel: library))
    page.title = L10n.Research.Library.title
    page.navigationItem.largeTitleDisplayMode = .never
    navigationController?.pushViewController(page, animated: true)
  }

  private func item(
    _ systemName: String, _ label: String, _ accessibilityIdentifier: String, _ action: @escaping @MainActor () -> Void
  ) -> UIBarButtonItem {
    let item = UIBarButtonItem(primaryAction: UIAction(image: UIImage(systemName: systemName)) { _ in action() })
    item.accessibilityLabel = label
    item.accessibilityIdentifier = accessibilityIdentifier
    return item
  }
}
