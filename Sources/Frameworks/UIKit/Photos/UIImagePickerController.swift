import Foundation

/// Hears what the person chose. It is the picker's `delegate` if that conforms to this protocol too.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// The person chose a picture. The app dismisses the picker.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The person chose none. The app dismisses the picker.
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

/// Lets the person choose a picture of the phone's. There is no camera: `isSourceTypeAvailable(.camera)` is false.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// The person's pictures.
    case photoLibrary = 0
    /// The camera: there is none.
    case camera = 1
    /// The person's pictures.
    case savedPhotosAlbum = 2
  }

  /// Which camera is used.
  public enum CameraDevice: Int, Sendable { case rear = 0, front }
  /// What the camera takes.
  public enum CameraCaptureMode: Int, Sendable { case photo = 0, video }
  /// Whether the camera's light is on.
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
  /// How good a video is.
  public enum QualityType: Int, Sendable {
    case typeHigh = 0
    case typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// What the app learns of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind: a uniform type as a text.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The part of it that the person chose, a `UIImage`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// Where that part is in the picture, an `NSValue` of a `CGRect`.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The address of a film. Caveat: the phone has none.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The address of a file with the picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// A picture that moves. Caveat: the phone has none.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// What the camera tells of a picture. Caveat: there is no camera.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// Whether pictures can come from there: from all but the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// The kinds that can be had from there: pictures; nil for the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }
  /// False: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// False: there is no camera.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// What a camera takes: nil, for there is none.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// Where pictures come from. A place that is not available, which ends an app on iOS, is said on stderr and changes nothing.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      sourceType = oldValue
      FileHandle.standardError.write(Data("UIImagePickerController: there is no camera.\n".utf8))
    }
  }
  /// The kinds that are shown; without pictures among them none are.
  open var mediaTypes = ["public.image"]
  /// The person chooses a part of the picture.
  open var allowsEditing = false
  /// The longest film, in seconds. Caveat: the phone has none.
  open var videoMaximumDuration: TimeInterval = 600
  /// How good a film is. Caveat: the phone has none.
  open var videoQuality = QualityType.typeMedium
  /// Which camera is used. Caveat: there is none.
  open var cameraDevice = CameraDevice.rear
  /// What the camera takes. Caveat: there is none.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Whether the camera's light is on. Caveat: there is no camera.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Whether the camera has controls. Caveat: there is no camera.
  open var showsCameraControls = true
  /// What lies over the camera's picture. Caveat: there is no camera.
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

/// The pictures to choose from.
private final class PicturePage: UIViewController {
  private let pictures: [PhotoPicture]
  /// Gets what was chosen; nil for nothing.
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

/// Shows pictures in a grid; the module above fills it.
@MainActor
package final class PictureGridView: UIView {
  package fileprivate(set) var pictures: [PhotoPicture] = []
  package fileprivate(set) var onPick: @MainActor (PhotoPicture) -> Void = { _ in }
}
