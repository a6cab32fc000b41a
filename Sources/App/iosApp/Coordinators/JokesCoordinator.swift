import SwiftUI
import UIKit

/// The coordinator of the Jokes tab: the feed, and above it a character or one joke.
@MainActor
class JokesCoordinator: CoordinatorInterface {
  var navigationController: UINavigationController?
  var childCoordinators: [CoordinatorInterface] = []

  init() {
    navigationController = UINavigationController()
  }

  func start(animated: Bool) async {
    let container = ServiceContainer.shared
    let viewModel = JokeViewModel(
      service: container.jokeService, storage: container.jokeStorage, connection: container.connectionMonitor)
    let page = UIHostingController(
      rootView: JokeFeedView(
        viewModel: viewModel, onCharacter: { [weak self] in self?.show($0) }, onJoke: { [weak self] in self?.show($0) })
    )
    page.title = L10n.Tabs.jokes
    page.navigationItem.largeTitleDisplayMode = .never
    navigationController?.isNavigationBarHidden = false
    navigationController?.setViewControllers([page], animated: animated)
  }

  private func show(_ character: JokeCharacter) {
    let container = ServiceContainer.shared
    let viewModel = CharacterDetailViewModel(
      character: character, service: container.jokeService, storage: container.jokeStorage,
      connection: container.connectionMonitor)
    push(CharacterDetailView(viewModel: viewModel), title: character.name)
  }

  private func show(_ joke: Joke) {
    let viewModel = JokeDetailViewModel(joke: joke, storage: ServiceContainer.shared.jokeStorage)
    push(JokeDetailView(viewModel: viewModel), title: L10n.Jokes.jokeOfTheDay)
  }

  private func push(_ view: some View, title: String) {
    let page = UIHostingController(rootView: view)
    page.title = title
    page.navigationItem.largeTitleDisplayMode = .never
    navigationController?.pushViewController(page, animated: true)
  }
}
