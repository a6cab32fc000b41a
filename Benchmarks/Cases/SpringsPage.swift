import SwiftUI

/// Whether the squares are at their other end.
@MainActor @Observable
final class SpringsModel {
  var isMoved = false
}

/// Squares, ten in a row, that spring aside and grow, every other row in the opposite direction.
struct SpringsPage: View {
  let count: Int
  let model: SpringsModel

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.white
      ForEach(0..<count, id: \.self) { SpringingSquare(number: $0, isMoved: model.isMoved) }
    }
  }
}

struct SpringingSquare: View {
  let number: Int
  let isMoved: Bool

  var body: some View {
    let (column, row) = (number % 10, number / 10)
    RoundedRectangle(cornerRadius: 6)
      .fill(.indigo)
      .frame(width: 24, height: 24)
      .scaleEffect(isMoved ? 1.5 : 1)
      .offset(x: isMoved ? (row % 2 == 0 ? 40 : -40) : 0)
      .position(x: 20 + 36 * CGFloat(column), y: 30 + 40 * CGFloat(row))
      .animation(.interpolatingSpring(mass: 1, stiffness: 158, damping: 15), value: isMoved)
  }
}
