import DisplayList
import Foundation
import ScrollworkUIKit

/// The drawing of a UIKit view, for snapshots.
@MainActor
enum ViewPicture {
  /// In the view's coordinates, without its own transform. An offscreen view is shown on a screen of its own for this.
  static func parts(of view: UIView, afterUpdates: Bool) -> [DrawnPart] {
    if let render = view.renderer as? UIViewRender, render.isAttached {
      if afterUpdates, !render.runtime.isInFrame { render.runtime.frame(at: render.runtime.now) }
      return parts(of: render)
    }
    let screen = UIScreen.main
    let size = view.bounds.size
    let runtime = Runtime(
      screen: Runtime.Screen(size: size, scale: screen.scale, colorScheme: ColorScheme(screen.traitCollection)))
    let (frame, transform) = (view.frame, view.transform3D)
    view.transform = .identity
    runtime.setRoot(PicturedView(view: view).frame(width: size.width, height: size.height).ignoresSafeArea())
    runtime.frame(at: runtime.now)
    defer {
      runtime.tearDown()
      view.transform3D = transform
      view.frame = frame
    }
    return (view.renderer as? UIViewRender).map { parts(of: $0) } ?? []
  }

  private static func parts(of render: UIViewRender) -> [DrawnPart] {
    var fragments: [Fragment] = []
    render.collectFragments(into: &fragments, offset: .zero)
    return fragments.map { fragment in
      var part = DrawnPart(fragment)
      part.offset = .zero
      part.effects.transform = nil
      part.effects.compositing?.projection = nil
      return part
    }
  }
}

private struct PicturedView: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}
