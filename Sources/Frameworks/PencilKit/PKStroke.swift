import Foundation
import ScrollworkUIKit

/// One mark on a canvas.
public struct PKStroke {
  /// What it is drawn with.
  public var ink: PKInk
  /// Maps what is drawn, widths as well.
  public var transform: CGAffineTransform
  /// Its way.
  public var path: PKStrokePath
  /// Nothing is seen outside of it, before the transform; nil for no limit.
  public var mask: UIBezierPath?
  /// What chance in the look of an ink begins with.
  public var randomSeed: UInt32

  /// Creates a stroke.
  public init(
    ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil
  ) {
    self.init(ink: ink, path: path, transform: transform, mask: mask, randomSeed: .random(in: 0 ... .max))
  }

  /// Creates a stroke.
  public init(
    ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil,
    randomSeed: UInt32
  ) {
    self.ink = ink
    self.path = path
    self.transform = transform
    self.mask = mask
    self.randomSeed = randomSeed
  }

  /// Around all that is seen; null for nothing.
  public var renderBounds: CGRect {
    var box = CGRect.null
    for point in path.interpolatedPoints(by: .parametricStep(0.5)) where point.isDrawable {
      let half = point.width / 2
      box = box.union(
        CGRect(
          x: point.location.x - half, y: point.location.y - half, width: point.width, height: point.width))
    }
    if let mask, !box.isNull { box = box.intersection(mask.bounds) }
    return box.applying(transform)
  }

  /// Around all that could be seen, found without following the path: a spline does not leave the box around its control points.
  var outerBounds: CGRect {
    let box = path.reduce(CGRect.null) { box, point in
      point.isDrawable
        ? box.union(CGRect(origin: point.location, size: .zero).insetBy(dx: -point.width / 2, dy: -point.width / 2))
        : box
    }
    return box.applying(transform)
  }

  /// The parts of the path, by its parameter, that are seen.
  public var maskedPathRanges: [ClosedRange<CGFloat>] {
    guard path.count > 0 else { return [] }
    let end = CGFloat(path.count - 1)
    guard let mask else { return [0...end] }
    var (ranges, start, last) = ([ClosedRange<CGFloat>](), CGFloat?.none, CGFloat(0))
    for value in Array(stride(from: 0, to: end, by: 0.125)) + [end] {
      if mask.contains(path.interpolatedLocation(at: value)) {
        start = start ?? value
        last = value
      } else if let begun = start {
        ranges.append(begun...last)
        start = nil
      }
    }
    return start.map { ranges + [$0...last] } ?? ranges
  }

  /// Which PencilKit the stroke needs.
  public var requiredContentVersion: PKContentVersion { ink.requiredContentVersion }

  /// Returns the same marks with the same ink.
  func isEqual(to other: PKStroke) -> Bool {
    transform == other.transform && randomSeed == other.randomSeed && ink.inkType == other.ink.inkType
      && ink.color.numbers == other.ink.color.numbers && mask?.cgPath == other.mask?.cgPath
      && path.isEqual(to: other.path)
  }
}

extension PKStrokePoint {
  /// It can be drawn: all that counts for that is a number.
  var isDrawable: Bool {
    [location.x, location.y, size.width, size.height, opacity].allSatisfy { $0.isFinite && abs($0) < 1e7 }
  }
}
