import Foundation

/// The maximum nesting depth of views. Every pass descends the tree on the stack, so a view that contains itself would
/// crash the process. Here that is reported instead, and deeper views are left out.
@MainActor
enum Nesting {
  /// The stack for one level of the deepest pass in a debug build, which is between 4,200 and 6,300 bytes, plus a
  /// reserve: the app's code at the bottom needs some too.
  private static let bytesPerLevel = 8_400

  /// The greatest depth of a node; 998 with the usual stack of 8 MB.
  static let limit: Int = {
    var stack = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &stack) == 0 else { return 998 }
    return max(300, Int(min(stack.rlim_cur, 8 << 20)) / bytesPerLevel)
  }()
}

extension _Node {
  /// Whether no views may be made below this node.
  var isTooDeep: Bool { depth > Nesting.limit }

  func reportDepth() {
    Report.warning(
      "Views are nested more than \(Nesting.limit) deep in \(appViewName); deeper ones are not drawn. "
        + "Look for a view that contains itself without end.")
  }
}
