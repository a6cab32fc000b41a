import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// The file format of a drawing.
struct DrawingData: Codable {
  struct Stroke: Codable {
    let ink: String
    /// The red, green, blue and alpha components.
    let color: [Double]
    let transform: CGAffineTransform
    let date: Date
    let seed: UInt32
    /// The numbers of all points in sequence.
    let numbers: [Double]
    /// The elements of the mask: a kind each, followed by its coordinates.
    let mask: [Double]?
    let maskIsEvenOdd: Bool
  }

  /// The name and version of the format.
  var format = "Scrollwork drawing 1"
  let strokes: [Stroke]
}

extension DrawingData.Stroke {
  init(_ stroke: PKStroke) {
    ink = stroke.ink.inkType.rawValue
    color = stroke.ink.color.numbers
    transform = stroke.transform
    date = stroke.path.creationDate
    seed = stroke.randomSeed
    numbers = stroke.path.flatMap(\.numbers)
    mask = stroke.mask.map { $0.cgPath.numbers }
    maskIsEvenOdd = stroke.mask?.usesEvenOddFillRule ?? false
  }

  func stroke() throws -> PKStroke {
    let size = PKStrokePoint.numberCount
    guard let inkType = PKInk.InkType(rawValue: ink), color.count == 4, numbers.count.isMultiple(of: size) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let points = try stride(from: 0, to: numbers.count, by: size).map { start in
      guard let point = PKStrokePoint(numbers[start..<start + size]) else { throw CocoaError(.fileReadCorruptFile) }
      return point
    }
    let shown = UIColor(red: color[0], green: color[1], blue: color[2], alpha: color[3])
    let path = try mask.map { try UIBezierPath(numbers: $0) }
    path?.usesEvenOddFillRule = maskIsEvenOdd
    return PKStroke(
      ink: PKInk(inkType, color: shown), path: PKStrokePath(controlPoints: points, creationDate: date),
      transform: transform, mask: path, randomSeed: seed)
  }
}

extension UIColor {
  /// The red, green, blue and alpha components.
  var numbers: [Double] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}

extension CGPath {
  fileprivate var numbers: [Double] {
    elements.elements.flatMap { element -> [Double] in
      switch element {
      case .move(let end): [0, end.x, end.y]
      case .line(let end): [1, end.x, end.y]
      case .quadCurve(let end, let control): [2, end.x, end.y, control.x, control.y]
      case .curve(let end, let control1, let control2):
        [3, end.x, end.y, control1.x, control1.y, control2.x, control2.y]
      case .close: [4]
      }
    }
  }
}

extension UIBezierPath {
  fileprivate convenience init(numbers: [Double]) throws {
    self.init()
    var rest = numbers[...]
    func point() throws -> CGPoint {
      guard let x = rest.popFirst(), let y = rest.popFirst() else { throw CocoaError(.fileReadCorruptFile) }
      return CGPoint(x: x, y: y)
    }
    while let kind = rest.popFirst() {
      switch kind {
      case 0: move(to: try point())
      case 1: addLine(to: try point())
      case 2: addQuadCurve(to: try point(), controlPoint: try point())
      case 3: addCurve(to: try point(), controlPoint1: try point(), controlPoint2: try point())
      case 4: close()
      default: throw CocoaError(.fileReadCorruptFile)
      }
    }
  }
}
