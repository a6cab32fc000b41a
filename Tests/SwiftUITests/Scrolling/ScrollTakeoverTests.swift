import Testing

@testable import SwiftUI

@Suite("Who moved a scroll view last")
struct ScrollTakeoverTests {
  @Test func `Given untouched content, when a person and then code moves it, then code was the last`() {
    // Given
    var takeover = ScrollTakeover()
    #expect(takeover.isUntouched)
    // When
    takeover.begin(by: .person, inFrame: 3)
    let first = takeover
    takeover.begin(by: .program, inFrame: 7)
    // Then
    #expect(first.mover == .person && first.frame == 3 && !first.isUntouched)
    #expect(takeover.mover == .program && takeover.frame == 7 && !takeover.isUntouched)
    takeover.checkInvariants()
  }

  @Test func `Given untouched content, when a position is restored, then somebody has scrolled, but in no frame`() {
    // Given
    var takeover = ScrollTakeover()
    // When
    takeover.restore()
    // Then
    #expect(!takeover.isUntouched)
    #expect(takeover.mover == .program && takeover.frame == 0)
    takeover.checkInvariants()
  }
}
