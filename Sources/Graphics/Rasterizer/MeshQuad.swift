import CPango
import DisplayList
import Foundation

/// A quadrangle whose corner colours blend into each other.
public struct MeshQuad: Sendable {
  /// A place in a picture of width and height 1, and its colour.
  public struct Corner: Sendable {
    public var x: Double
    public var y: Double
    public var color: DisplayColor

    public init(x: Double, y: Double, color: DisplayColor) {
      self.x = x
      self.y = y
      self.color = color
    }
  }

  /// The corners in order around the quadrangle.
  private let corners: [Corner]

  public init(_ a: Corner, _ b: Corner, _ c: Corner, _ d: Corner) {
    corners = [a, b, c, d]
  }

  /// Returns a picture of quadrangles, later ones in front; size in pixels.
  public static func bitmap(of quads: [MeshQuad], width: Int, height: Int, background: DisplayColor) -> Bitmap {
    let (width, height) = (max(1, width), max(1, height))
    var pixels = Data(count: width * height * 4)
    pixels.withUnsafeMutableBytes { bytes in
      guard
        let surface = cairo_image_surface_create_for_data(
          bytes.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
          Int32(width * 4)), let context = cairo_create(surface), let mesh = cairo_pattern_create_mesh()
      else { return }
      cairo_set_source_rgba(
        context, Double(background.red), Double(background.green), Double(background.blue), Double(background.alpha))
      cairo_paint(context)
      for quad in quads where quad.corners.allSatisfy({ abs($0.x) < 100 && abs($0.y) < 100 }) {
        quad.add(to: mesh, width: Double(width), height: Double(height))
      }
      cairo_set_source(context, mesh)
      cairo_paint(context)
      cairo_pattern_destroy(mesh)
      cairo_destroy(context)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private func add(to mesh: OpaquePointer, width: Double, height: Double) {
    cairo_mesh_pattern_begin_patch(mesh)
    for (index, corner) in corners.enumerated() {
      if index == 0 {
        cairo_mesh_pattern_move_to(mesh, corner.x * width, corner.y * height)
      } else {
        cairo_mesh_pattern_line_to(mesh, corner.x * width, corner.y * height)
      }
      let color = corner.color
      cairo_mesh_pattern_set_corner_color_rgba(
        mesh, UInt32(index), Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }
    cairo_mesh_pattern_end_patch(mesh)
  }
}
