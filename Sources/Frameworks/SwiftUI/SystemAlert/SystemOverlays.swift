/// The system's overlays above the app: an alert or a banner.
@MainActor
final class SystemOverlays: RuntimePart {
  private unowned let runtime: Runtime
  private(set) var alert: _Node?
  private var banner: _Node?
  private var largeContent: _Node?

  init(runtime: Runtime) {
    self.runtime = runtime
    runtime.join(.screenChanged) { [unowned self] in
      alert?.setEnvironment(runtime.screen.environment)
      banner?.setEnvironment(runtime.screen.environment)
      largeContent?.setEnvironment(runtime.screen.environment)
    }
    runtime.join(.tearDown) { [unowned self] in
      showAlert(nil as EmptyView?)
      showBanner(nil as EmptyView?)
      showLargeContent(nil as EmptyView?)
    }
  }

  func showAlert(_ view: (some View)?) {
    alert?.destroy()
    alert = node(view)
    runtime.root?.setSystemAlert(alert?.leaf(at: 0))
  }

  func showBanner(_ view: (some View)?) {
    banner?.destroy()
    banner = node(view)
    runtime.root?.setSystemBanner(banner?.leaf(at: 0))
  }

  /// Shows the large content viewer.
  func showLargeContent(_ view: (some View)?) {
    largeContent?.destroy()
    largeContent = node(view)
    runtime.root?.setLargeContent(largeContent?.leaf(at: 0))
  }

  private func node<Content: View>(_ view: Content?) -> _Node? {
    guard let view, let root = runtime.rootNode else { return nil }
    // Without a parent: the app's root would treat its leaves as the app's.
    return Content._makeNode(view, _NodeInputs(runtime: runtime, parent: nil, environment: root.environment))
  }
}
