import Foundation
import ScrollworkSwiftUI

/// Content with another look.
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

  /// What the map's selection is while this is selected.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent {
    look { $0.tag = AnyHashable(tag) }
  }

  /// The colour of markers.
  public func tint(_ color: Color?) -> some MapContent { look { if let color { $0.tint = color } } }

  /// The colour of markers and of overlays' areas.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    look { $0.fill = AnyShapeStyle(style) }
  }

  /// The line of overlays.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The line of overlays.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    look {
      $0.stroke = AnyShapeStyle(content)
      $0.strokeStyle = style
    }
  }

  /// The width of overlays' lines.
  public func strokeStyle(style: StrokeStyle) -> some MapContent { look { $0.strokeStyle = style } }

  /// Whether names are below annotations and markers.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { look { $0.titles = visibility } }

  /// Whether second names are below them. Nothing here shows one.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }

  /// Whether overlays lie over the names that the map shows. The drawn map shows none, so it is in order of the code either way.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent {
    self
  }
}
