import UIKit

/// The app's services, each created on first use.
@MainActor
public final class ServiceContainer {
  /// The services of the running app.
  public static let shared = ServiceContainer()

  /// The backend's address. Set it at launch: a change reaches screens created after it, not those on display.
  public var apiConfiguration = APIConfiguration.local {
    didSet {
      announcementRepository = AnnouncementRepository(api: api)
      researchService = ResearchService(configuration: apiConfiguration, client: answerArchiveFile.client)
      jokeService = JokeService(api: api)
    }
  }

  private var api: APIClient { APIClient(configuration: apiConfiguration) }

  lazy var announcementRepository: AnnouncementRepositoryProtocol = AnnouncementRepository(api: api)

  lazy var locationService: LocationServiceProtocol = LocationService()

  lazy var locationPermissionHandler: LocationPermissionHandler =
    LocationPermissionHandler(
      locationService: locationService, foregroundNotification: UIApplication.willEnterForegroundNotification)

  lazy var researchService: any ResearchServiceProtocol =
    ResearchService(configuration: apiConfiguration, client: answerArchiveFile.client)

  /// The answers that the phone keeps. Nothing is read or written until a screen asks for them.
  lazy var answerArchive: any AnswerArchiveProtocol = answerArchiveFile

  private lazy var answerArchiveFile = AnswerArchive(url: Self.folder.appending(path: "answers.sqlite"))

  lazy var connectionMonitor = ConnectionMonitor()

  lazy var jokeService: any JokeServiceProtocol = JokeService(api: api)

  /// The user's ratings. Nothing is read or written until a screen asks for them.
  lazy var jokeStorage = LocalStorageService(
    database: JokeDatabase(url: Self.folder.appending(path: "jokes.sqlite")), service: jokeService,
    connection: connectionMonitor)

  /// The folder of the app's files.
  private static var folder: URL {
    let files = FileManager.default
    let support = files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first ?? files.temporaryDirectory
    return support.appending(path: Bundle.main.bundleIdentifier ?? "iosApp")
  }
}
