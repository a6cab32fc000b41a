import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("What layout keeps in place")
struct ScrollAnchoringTests {
  private func state(at offset: CGFloat) -> ScrollAxisState {
    var state = ScrollAxisState()
    state.setGeometry(content: 1000, viewport: 400)
    state.jump(to: offset)
    return state
  }

  private var held: ScrollAnchoring {
    var anchoring = ScrollAnchoring()
    anchoring.record(size: CGSize(width: 320, height: 400), insets: EdgeInsets())
    anchoring.hold(isKeepingOffset: false, isAtDefaultAnchor: true)
    return anchoring
  }

  @Test func `Given two corrections in a frame, when they are undone, then the state before the first is back`() {
    // Given
    var anchoring = held
    anchoring.corrected(.vertical, from: state(at: 300), by: -40)
    anchoring.corrected(.vertical, from: state(at: 260), by: -10)
    // When
    let (undone, rest) = (anchoring.takeCorrections(), anchoring.takeCorrections())
    // Then
    #expect(undone.count == 1 && undone[.vertical]?.offset == 300)
    #expect(rest.isEmpty)
    anchoring.checkInvariants()
  }

  @Test func `Given a correction, when the offset follows the anchor or the viewport, then so does the state`() {
    // Given
    var anchoring = held
    anchoring.corrected(.vertical, from: state(at: 300), by: -40)
    anchoring.corrected(.horizontal, from: state(at: 50), by: 5)
    // When
    anchoring.followed(.vertical, by: 100)
    anchoring.viewportMoved(.vertical, by: -7)
    // Then
    let undone = anchoring.takeCorrections()
    #expect(undone[.vertical]?.offset == 393)
    #expect(undone[.horizontal]?.offset == 50)
  }

  @Test func `Given corrections and a lost end, when a move along an axis starts, then the other is undone`() {
    // Given
    var anchoring = held
    anchoring.corrected(.vertical, from: state(at: 300), by: -40)
    anchoring.corrected(.horizontal, from: state(at: 50), by: 5)
    anchoring.loseEnd(.vertical, at: 300)
    // When
    anchoring.cancel(.vertical)
    // Then
    let undone = anchoring.takeCorrections()
    #expect(anchoring.lostEnd == nil)
    #expect(Array(undone.keys) == [.horizontal])
  }

  @Test func `Given a lost end, when code moves on a running motion, then the end is not forgotten`() {
    // Given
    var anchoring = held
    anchoring.corrected(.vertical, from: state(at: 300), by: -40)
    anchoring.loseEnd(.vertical, at: 300)
    // When
    anchoring.abandonAnchor(.vertical)
    // Then
    let undone = anchoring.takeCorrections()
    #expect(anchoring.lostEnd?.offset == 300)
    #expect(undone.isEmpty)
  }

  @Test func `Given a held frame, when it is released, then only what the next frame compares with is left`() {
    // Given
    var anchoring = held
    anchoring.corrected(.vertical, from: state(at: 300), by: -40)
    anchoring.loseEnd(.vertical, at: 300)
    // When
    anchoring.release(rowCount: 12)
    // Then
    let undone = anchoring.takeCorrections()
    #expect(!anchoring.isHolding && anchoring.lostEnd == nil && undone.isEmpty)
    #expect(anchoring.settledRowCount == 12 && anchoring.isAtDefaultAnchor)
    anchoring.checkInvariants()
  }

  @Test func `Given a held frame, when a scroll lets go of it, then the next pass records the viewport again`() {
    // Given
    var anchoring = held
    let old = CGSize(width: 320, height: 400)
    let new = CGSize(width: 320, height: 300)
    #expect(anchoring.isHolding && anchoring.isViewportUnchanged(size: old, insets: EdgeInsets()))
    // When
    anchoring.letGo()
    anchoring.record(size: new, insets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    // Then
    #expect(!anchoring.isHolding)
    #expect(!anchoring.isViewportUnchanged(size: new, insets: EdgeInsets()))
    #expect(
      anchoring.isViewportUnchanged(size: new, insets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)))
  }

  @Test func `Given content at its default anchor, when the next frame shows none, then it is not there any more`() {
    // Given
    var anchoring = held
    anchoring.release(rowCount: 0)
    // When
    anchoring.record(size: .zero, insets: EdgeInsets())
    anchoring.foundNoContent()
    // Then
    #expect(!anchoring.isAtDefaultAnchor && !anchoring.isHolding)
  }
}
