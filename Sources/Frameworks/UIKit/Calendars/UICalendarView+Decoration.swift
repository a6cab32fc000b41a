import Foundation

extension UICalendarView {
  /// The size of a decoration. Medium symbols are set in 12 points and medium circles 11 points wide, as in pictures
  /// of such calendars. Caveat: no picture shows the others, which are 2 points smaller and larger here.
  public enum DecorationSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
  }

  /// What a calendar view shows below a day.
  @MainActor @preconcurrency
  open class Decoration: NSObject {
    /// The content of a decoration.
    package enum Content {
      /// An image, or a filled circle if there is none, with the fill colour of the system if there is no other.
      case image(UIImage?, color: UIColor?, size: DecorationSize)
      /// The app's view.
      case view(() -> UIView)
    }

    package private(set) final var content = Content.image(nil, color: nil, size: .medium)

    /// Creates a filled circle of medium size in the fill colour of the system.
    public required override init() { super.init() }

    private convenience init(_ content: Content) {
      self.init()
      self.content = content
    }

    /// Returns a filled circle; the colour is the fill colour of the system unless given.
    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(.image(nil, color: color, size: size))
    }

    /// Returns an image, or a filled circle without one; the colour, which symbols and templates take, is the fill
    /// colour of the system unless given.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration {
      Decoration(.image(image, color: color, size: size))
    }

    /// Returns a view of the app's own, which is created when it is first shown, takes no touches, and is clipped to
    /// the room below the day's number.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Self {
      let made = self.init()
      made.content = .view(customViewProvider)
      return made
    }
  }
}
