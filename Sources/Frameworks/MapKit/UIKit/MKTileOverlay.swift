import Foundation
import Observation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// The position of a tile of the map at a zoom level.
public struct MKTileOverlayPath: Hashable, Sendable {
  /// The number of tiles to the west.
  public var x = 0
  /// The number of tiles to the north.
  public var y = 0
  /// The zoom level: the number of times the world is halved in each direction.
  public var z = 0
  /// Pixels per point.
  public var contentScaleFactor: CGFloat = 0

  /// Creates the path of the whole world.
  public init() {}

  /// Creates the path of a tile.
  public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
    (self.x, self.y, self.z) = (x, y, z)
    self.contentScaleFactor = contentScaleFactor
  }
}

/// Square tiles that cover the map, from a server or the app.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
  /// The URL of tiles, with `{x}`, `{y}`, `{z}` and `{scale}` as placeholders.
  public let urlTemplate: String?
  /// The size of tiles in points.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Whether tiles are counted from the south.
  open var isGeometryFlipped = false
  /// The minimum zoom level of the tiles.
  open var minimumZ = 0
  /// The maximum zoom level of the tiles.
  open var maximumZ = 21
  /// Whether the tiles replace the map's content. Caveat: it is still drawn below them.
  open var canReplaceMapContent = false

  /// Creates tiles from a server.
  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }

  /// The centre of the world.
  open var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: MKMapPoint.world / 2, y: MKMapPoint.world / 2).coordinate
  }
  /// The whole world.
  open var boundingMapRect: MKMapRect { .world }

  /// Returns the URL of a tile; without a valid template that of a file that does not exist.
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let text = (urlTemplate ?? "")
      .replacing("{x}", with: "\(path.x)").replacing("{y}", with: "\(path.y)").replacing("{z}", with: "\(path.z)")
      .replacing("{scale}", with: "\(Int(path.contentScaleFactor))")
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }

  /// Loads a tile; the result may arrive on any queue.
  open func loadTile(at path: MKTileOverlayPath, result: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    let url = url(forTilePath: path)
    Task {
      do {
        let data = url.isFileURL ? try Data(contentsOf: url) : try await URLSession.shared.data(from: url).0
        result(data, nil)
      } catch {
        result(nil, error)
      }
    }
  }
}

/// Draws the tiles of a map.
open class MKTileOverlayRenderer: MKOverlayRenderer {
  private var layer: MapTiles?

  /// Creates a renderer for any overlay.
  public override init(overlay: any MKOverlay) {
    super.init(overlay: overlay)
    layer = (overlay as? MKTileOverlay).map(MapTiles.init)
  }
  /// Creates a renderer for tiles.
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }

  /// Reloads all tiles.
  open func reloadData() { layer?.reload() }

  override var kind: MapItem.Kind? { layer.map { .tiles($0, alpha: Double(alpha)) } }
}

/// The loaded tiles of a map.
@MainActor @Observable
final class MapTiles {
  private(set) var images: [MKTileOverlayPath: Image] = [:]
  @ObservationIgnored private var asked: Set<MKTileOverlayPath> = []
  @ObservationIgnored private var turn = 0
  @ObservationIgnored let overlay: MKTileOverlay
  /// The maximum number of tiles at once, however large the map is.
  private static let most = 400

  init(_ overlay: MKTileOverlay) { self.overlay = overlay }

  /// Returns the tiles that cover a view, and their frames before the map is rotated.
  func pieces(_ viewpoint: MapViewpoint, in size: CGSize, displayScale: CGFloat) -> [(MKTileOverlayPath, CGRect)] {
    let world = MKMapPoint.world
    guard overlay.tileSize.width > 0, overlay.maximumZ >= overlay.minimumZ else { return [] }
    let wanted = log2(world / (viewpoint.scale * overlay.tileSize.width)).rounded()
    let z = min(max(Int(wanted), max(0, overlay.minimumZ)), min(overlay.maximumZ, 30))
    let count = 1 << z
    let side = world / Double(count)
    // A rotated map shows parts of the circle around the view.
    let diagonal = hypot(size.width, size.height)
    let reach = viewpoint.heading == 0 ? size : CGSize(width: diagonal, height: diagonal)
    let (halfWidth, halfHeight) = (reach.width / 2 * viewpoint.scale, reach.height / 2 * viewpoint.scale)
    let columns = Self.range(viewpoint.center.x - halfWidth, viewpoint.center.x + halfWidth, side)
    let rows = Self.range(viewpoint.center.y - halfHeight, viewpoint.center.y + halfHeight, side)
      .clamped(to: 0..<count)
    guard columns.count * rows.count <= Self.most else { return [] }
    return rows.flatMap { row in
      columns.map { column in
        let path = MKTileOverlayPath(
          x: ((column % count) + count) % count, y: overlay.isGeometryFlipped ? count - 1 - row : row, z: z,
          contentScaleFactor: displayScale)
        let rect = CGRect(
          x: size.width / 2 + (Double(column) * side - viewpoint.center.x) / viewpoint.scale,
          y: size.height / 2 + (Double(row) * side - viewpoint.center.y) / viewpoint.scale,
          width: side / viewpoint.scale, height: side / viewpoint.scale)
        return (path, rect)
      }
    }
  }

  private static func range(_ from: Double, _ to: Double, _ side: Double) -> Range<Int> {
    let first = Int((from / side).rounded(.down))
    return first..<max(first, Int((to / side).rounded(.up)))
  }

  /// Loads tiles that were not requested yet.
  func load(_ paths: [MKTileOverlayPath]) {
    for path in paths where asked.insert(path).inserted {
      let turn = turn
      overlay.loadTile(at: path) { data, _ in
        guard let data else { return }
        Task { @MainActor [weak self] in
          guard let self, self.turn == turn, let image = UIImage(data: data) else { return }
          images[path] = Image(uiImage: image)
        }
      }
    }
  }

  /// Discards all tiles, so that they are loaded again.
  func reload() {
    turn += 1
    asked = []
    images = [:]
  }
}

/// Shows the tiles of a map around a viewpoint.
struct MapTilesView: View {
  let tiles: MapTiles
  let alpha: Double
  let base: MapViewpoint
  let size: CGSize
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    let pieces = tiles.pieces(base, in: size, displayScale: displayScale)
    let images = tiles.images
    Canvas { context, size in
      context.opacity = alpha
      context.translateBy(x: size.width / 2, y: size.height / 2)
      context.rotate(by: .degrees(-base.heading))
      context.translateBy(x: -size.width / 2, y: -size.height / 2)
      for (path, rect) in pieces {
        if let image = images[path] { context.draw(image, in: rect) }
      }
    }
    .allowsHitTesting(false).accessibilityHidden(true)
    .onChange(of: pieces.map(\.0), initial: true) { _, paths in tiles.load(paths) }
  }
}
