import Foundation
import ScrollworkSwiftUI

/// Content with a modified look.
public struct _MapLook<Content: MapContent>: MapContent {
  public typealias Body = Never
  let content: Content
  let change: (inout MapItem.Look) -> Void

  public static func _add(_ content: Self, to list: inout _MapItems) {
    list.with(content.change) { Content._add(content.content, to: &$0) }
  }
}

extension MapContent {
  private func look(_ change: @escaping (inout MapItem.Look) -> Void) -> some MapContent {
    _MapLook(content: self, change: change)
  }

  /// Sets the selection value of the content.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent {
    look { $0.tag = AnyHashable(tag) }
  }

  /// Sets the colour of markers.
  public func tint(_ color: Color?) -> some MapContent { look { if let color { $0.tint = color } } }

  /// Sets the colour of markers and the fill of overlays.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    look { $0.fill = AnyShapeStyle(style) }
  }

  /// Sets the stroke of overlays.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Sets the stroke of overlays.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    look {
      $0.stroke = AnyShapeStyle(content)
      $0.strokeStyle = style
    }
  }

  /// Sets the stroke style of overlays.
  public func strokeStyle(style: StrokeStyle) -> some MapContent { look { $0.strokeStyle = style } }

  /// Sets the visibility of titles of annotations and markers.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { look { $0.titles = visibility } }

  /// Sets the visibility of subtitles. There are none here.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }

  /// Sets whether overlays are drawn over the map's labels. The drawn map has none, so the order of the code decides
  /// either way.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent {
    self
  }
}
