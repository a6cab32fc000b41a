import SwiftUI

#Preview("Ask") {
  VStack(spacing: 0) {
    ResearchGreetingView(now: Date(timeIntervalSince1970: 1_760_000_000), onQuestionSelect: { _ in })
    SearchBarView(isSearching: false, onSearch: { _ in }, onCancel: {})
  }
}

#Preview("Answer") {
  MarkdownView(
    blocks: MarkdownDocument(
      """
      ## Walking

      People who **walk faster** tend to live longer [1]. Of those who were asked:

      | age | years more |
      | --- | --- |
      | 50 | 4 |
      | 70 | 2 |

      - Begin slowly.
      - Go with somebody.

      > A habit is stronger than a plan.
      """
    ).blocks
  )
  .padding()
}

#Preview("Source") {
  SourceDetailView(source: .preview)
}
