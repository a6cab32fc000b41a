import Foundation
import ScrollworkUIKit

/// A stroke of a drawing.
public struct PKStroke {
  /// The ink.
  public var ink: PKInk
  /// The transform, including widths.
  public var transform: CGAffineTransform
  /// The path.
  public var path: PKStrokePath
  /// The clipping mask, before the transform; nil for none.
  public var mask: UIBezierPath?
  /// The seed for the randomness of an ink.
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

  /// The bounds of the visible stroke; null if it is empty.
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

  /// The outer bounds, found without following the path: a spline remains within the box of its control points.
  var outerBounds: CGRect {
    let box = path.reduce(CGRect.null) { box, point in
      point.isDrawable
        ? box.union(CGRect(origin: point.location, size: .zero).insetBy(dx: -point.width / 2, dy: -point.width / 2))
        : box
    }
    return box.applying(transform)
  }

  /// The visible parts of the path, as parameters.
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

  /// The version of PencilKit that the stroke needs.
  public var requiredContentVersion: PKContentVersion { ink.requiredContentVersion }

  /// Returns whether both have the same points and ink.
  func isEqual(to other: PKStroke) -> Bool {
    transform == other.transform && randomSeed == other.randomSeed && ink.inkType == other.ink.inkType
      && ink.color.numbers == other.ink.color.numbers && mask?.cgPath == other.mask?.cgPath
      && path.isEqual(to: other.path)
  }
}

extension PKStrokePoint {
  /// Whether it can be drawn: whether all values are numbers.
  var isDrawable: Bool {
    [location.x, location.y, size.width, size.height, opacity].allSatisfy { $0.isFinite && abs($0) < 1e7 }
  }
}
