import Combine
import XCTest

@testable import Kiosk

final class TillTests: XCTestCase {
  func testEachSaleIsCounted() {
    let till = Till()
    var counts: [Int] = []
    let subscription = till.count.sink { counts.append($0) }

    till.sell("Tea")

    XCTAssertEqual(counts, [0, 1])
    subscription.cancel()
  }
}
