import UIKit

/// The app's services, each made when first asked for.
@MainActor
public final class ServiceContainer {
  /// The services of the running app.
  public static let shared = ServiceContainer()

  /// Where the backend is. Set it at launch: a change reaches screens made after it, not those on display.
  public var apiConfiguration = APIConfiguration.local {
    didSet { announcementRepository = AnnouncementRepository(configuration: apiConfiguration) }
  }

  lazy var announcementRepository: AnnouncementRepositoryProtocol =
    AnnouncementRepository(configuration: apiConfiguration)

  /// Answers questions; nil while there is nobody who does.
  var researchService: ResearchServiceProtocol?
  /// Keeps answers.
  var answerArchive: AnswerArchiveProtocol?

  lazy var locationService: LocationServiceProtocol = LocationService()

  lazy var locationPermissionHandler: LocationPermissionHandler =
    LocationPermissionHandler(
      locationService: locationService, foregroundNotification: UIApplication.willEnterForegroundNotification)
}
