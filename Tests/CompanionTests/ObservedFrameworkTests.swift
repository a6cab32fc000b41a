import AVFoundation
import CoreData
import SimulatorTesting
import SwiftUI
import UIKit
import WebKit

extension UserDefaults {
  fileprivate var keptCount: Int {
    get { integer(forKey: "keptCount") }
    set { set(newValue, forKey: "keptCount") }
  }
}

@MainActor @Suite("Observing what frameworks have", .simulator(.iPhoneSE))
struct ObservedFrameworkTests {
  private let told = HeardValues()

  @Test("given a view and its layer, when the view moves, then both tell it once, and nothing where nothing changes")
  func views() {
    // Given
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let tokens = [
      view.observe(_named("frame", \.frame), options: [.old, .new]) { [told] _, change in
        told.values.append("frame \(change.oldValue?.minX ?? -1) \(change.newValue?.minX ?? -1)")
      },
      view.layer.observe(_named("position", \.position), options: .new) { [told] _, change in
        told.values.append("position \(change.newValue?.x ?? -1)")
      },
      view.observe(_named("bounds", \.bounds)) { [told] _, _ in told.values.append("bounds") },
    ]
    // When
    view.frame.origin.x = 20
    view.frame.origin.x = 20
    // Then
    #expect(told.values.sorted() == ["frame 0.0 20.0", "position 25.0"])
    for token in tokens { token.invalidate() }
  }

  @Test(
    "given a scroll view, then its offset is told when it is scrolled, and the size of its content when it is set"
  )
  func scrolling() async throws {
    // Given
    let view = UIScrollView()
    let screen = await Screen { UIKitView(view: view) }
    let token = view.observe(_named("contentOffset", \.contentOffset), options: .new) { [told] _, change in
      told.values.append("\(Int(change.newValue?.y ?? -1))")
    }
    let size = view.observe(_named("contentSize", \.contentSize)) { [told] _, _ in told.values.append("size") }
    // When
    view.contentSize = CGSize(width: 100, height: 5000)
    view.contentOffset.y = 40
    try await screen.settle()
    // Then
    #expect(told.values == ["size", "40"])
    token.invalidate()
    size.invalidate()
  }

  @Test("given a web view, then its progress, title and whether it loads are told as they change")
  func web() async throws {
    // Given
    let view = WKWebView()
    let screen = await Screen { UIKitView(view: view) }
    let tokens = [
      view.observe(_named("isLoading", \.isLoading), options: .new) { [told] _, change in
        told.values.append("loading \(change.newValue == true)")
      },
      view.observe(_named("estimatedProgress", \.estimatedProgress), options: .new) { [told] _, change in
        told.values.append("\(change.newValue ?? -1)")
      },
      view.observe(_named("title", \.title), options: [.old, .new]) { [told] _, change in
        told.values.append("\((change.oldValue ?? nil) ?? "nil")>\((change.newValue ?? nil) ?? "nil")")
      },
    ]
    // When
    view.loadHTMLString("<title>News</title>", baseURL: nil)
    try await screen.settle()
    // Then
    #expect(Set(told.values) == ["loading true", "loading false", "0.1", "1.0", "nil>News"])
    #expect(told.values.firstIndex(of: "0.1") ?? 9 < told.values.firstIndex(of: "1.0") ?? 0)
    #expect(view.value(forKey: "title") as? String == "News")
    for token in tokens { token.invalidate() }
  }

  @Test(
    "given a player, then its item, its rate and whether it plays are told, and that the item can or cannot be played")
  func player() async throws {
    // Given
    let item = AVPlayerItem(url: URL(fileURLWithPath: "/nowhere.mp4"))
    let player = AVPlayer()
    let screen = await Screen { Text("Player") }
    let tokens = [
      player.observe(_named("timeControlStatus", \.timeControlStatus), options: .new) { [told] _, change in
        told.values.append("control \(change.newValue?.rawValue ?? -1)")
      },
      player.observe(_named("rate", \.rate), options: [.old, .new]) { [told] _, change in
        told.values.append("rate \(change.oldValue ?? -1) \(change.newValue ?? -1)")
      },
      player.observe(
        _named("currentItem.status", \.currentItem?.status, through: [\.currentItem]), options: .new
      ) { [told] _, change in
        told.values.append("item \((change.newValue ?? nil)?.rawValue ?? -1)")
      },
    ]
    #expect(item.status == .unknown)
    // When
    player.replaceCurrentItem(with: item)
    try await screen.settle()
    player.play()
    // Then
    #expect(item.status == .failed && player.status == .readyToPlay)
    #expect(told.values.filter { $0.hasPrefix("item") } == ["item 0", "item 2"])
    #expect(told.values.filter { !$0.hasPrefix("item") }.suffix(2) == ["control 1", "rate 0.0 1.0"])
    for token in tokens { token.invalidate() }
  }

  @Test("given defaults, then a value is told by the name of the property that an app adds for it, and by its key")
  func defaults() async {
    // Given
    _ = await Screen { Text("Defaults") }
    let token = UserDefaults.standard.observe(_named("keptCount", \.keptCount), options: [.initial, .old, .new]) {
      [told] _, change in told.values.append("\(change.oldValue ?? -1)>\(change.newValue ?? -1)")
    }
    // When
    UserDefaults.standard.set(3, forKey: "keptCount")
    UserDefaults.standard.set("x", forKey: "other")
    UserDefaults.standard.keptCount = 4
    UserDefaults.standard.removeObject(forKey: "keptCount")
    // Then
    #expect(told.values == ["-1>0", "0>3", "3>4", "4>0"])
    token.invalidate()
  }

  @Test("given an object of a store, then its properties are told")
  func managedObjects() throws {
    // Given
    let context = try Library.context(at: URL(fileURLWithPath: "/dev/null"))
    let book = BookRecord(context: context)
    let token = book.observe(_named("title", \.title), options: .new) { [told] _, change in
      told.values.append((change.newValue ?? nil) ?? "nil")
    }
    // When
    book.title = "One"
    book.setValue("Two", forKey: "title")
    book.pages = 3
    // Then
    #expect(told.values == ["One", "Two"])
    token.invalidate()
  }

  @Test("given a layer, then it keeps values under any name, and has its own properties under theirs")
  func layers() {
    let layer = CALayer()
    layer.setValue(7, forKey: "mine")
    layer.setValue(CGPoint(x: 1, y: 2), forKey: "position")
    #expect(layer.value(forKey: "mine") as? Int == 7 && layer.position == CGPoint(x: 1, y: 2))
    #expect(layer.value(forKey: "bounds") as? CGRect == .zero && layer.value(forKey: "other") == nil)
  }
}
