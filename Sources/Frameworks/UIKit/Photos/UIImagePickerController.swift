import Foundation

/// The methods that react to an image picker. The picker's `delegate` is used if it conforms to this protocol too.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when the person picked an image. The app dismisses the picker.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the person cancelled. The app dismisses the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// A controller to pick one of the phone's photos. There is no camera: `isSourceTypeAvailable(.camera)` is false.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
  /// The source of images.
  public enum SourceType: Int, Sendable {
    /// The photo library.
    case photoLibrary = 0
    /// The camera, which does not exist.
    case camera = 1
    /// The photo library.
    case savedPhotosAlbum = 2
  }

  /// The camera to use.
  public enum CameraDevice: Int, Sendable { case rear = 0, front }
  /// The kind of media that the camera captures.
  public enum CameraCaptureMode: Int, Sendable { case photo = 0, video }
  /// The flash mode of the camera.
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
  /// The quality of videos.
  public enum QualityType: Int, Sendable {
    case typeHigh = 0
    case typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// The keys of the picked image's properties.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The media type: a uniform type identifier as a string.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The original image, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The cropped image, a `UIImage`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The cropping rectangle in the original, an `NSValue` of a `CGRect`.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The URL of a video. Caveat: the phone has none.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The URL of a file with the image.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// A Live Photo. Caveat: the phone has none.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// The camera's metadata. Caveat: there is no camera.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// Returns whether a source is available: all but the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Returns the media types of a source: images; nil for the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }
  /// Returns false: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns false: there is no camera.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Returns the capture modes of a camera: nil, as there is none.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// The source of images. Setting an unavailable source, which ends an app on iOS, is reported on stderr and changes
  /// nothing.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      sourceType = oldValue
      FileHandle.standardError.write(Data("UIImagePickerController: there is no camera.\n".utf8))
    }
  }
  /// The media types shown; without images among them, nothing is shown.
  open var mediaTypes = ["public.image"]
  /// Whether the person can crop the image.
  open var allowsEditing = false
  /// The maximum duration of a video, in seconds. Caveat: the phone has none.
  open var videoMaximumDuration: TimeInterval = 600
  /// The quality of videos. Caveat: the phone has none.
  open var videoQuality = QualityType.typeMedium
  /// The camera to use. Caveat: there is none.
  open var cameraDevice = CameraDevice.rear
  /// The kind of media to capture. Caveat: there is no camera.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The flash mode. Caveat: there is no camera.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Whether the camera's controls are shown. Caveat: there is no camera.
  open var showsCameraControls = true
  /// A view over the camera's image. Caveat: there is no camera.
  open var cameraOverlayView: UIView?
  /// Does nothing: there is no camera.
  open func takePicture() {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard viewControllers.isEmpty else { return }
    let page = PicturePage(pictures: mediaTypes.contains("public.image") ? _PhotoFolder.pictures() : [])
    page.onEnd = { [weak self] in self?.didChoose($0) }
    setViewControllers([page], animated: false)
  }

  private var listener: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }

  private func didChoose(_ picture: PhotoPicture?) {
    guard let picture else { return cancel() }
    guard let data = try? picture.data(), let image = UIImage(data: data) else { return }
    var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image]
    let end = picture.type == "public.jpeg" ? "jpeg" : picture.type == "public.png" ? "png" : "gif"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\(end)")
    if (try? data.write(to: file)) != nil { info[.imageURL] = file }
    guard allowsEditing else { return finish(info) }
    let page = PictureCropPage(image: image)
    page.onEnd = { [weak self] part, place in
      info[.editedImage] = part
      info[.cropRect] = NSValue(cgRect: place)
      self?.finish(info)
    }
    pushViewController(page, animated: true)
  }

  private func finish(_ info: [InfoKey: Any]) {
    guard let listener else { return dismiss(animated: true) }
    listener.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  private func cancel() {
    guard let listener else { return dismiss(animated: true) }
    listener.imagePickerControllerDidCancel(self)
  }
}

/// The page with the photos.
private final class PicturePage: UIViewController {
  private let pictures: [PhotoPicture]
  /// Receives the picked photo; nil for none.
  var onEnd: (PhotoPicture?) -> Void = { _ in }

  init(pictures: [PhotoPicture]) {
    self.pictures = pictures
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onEnd(nil) })
    let grid = PictureGridView(frame: .zero)
    grid.pictures = pictures
    grid.onPick = { [weak self] in self?.onEnd($0) }
    grid.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(grid)
    NSLayoutConstraint.activate([
      grid.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      grid.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      grid.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      grid.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// A grid of photos, filled by the module above.
@MainActor
package final class PictureGridView: UIView {
  package fileprivate(set) var pictures: [PhotoPicture] = []
  package fileprivate(set) var onPick: @MainActor (PhotoPicture) -> Void = { _ in }
}
