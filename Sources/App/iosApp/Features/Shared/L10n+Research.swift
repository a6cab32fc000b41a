/// Texts of the Ask tab.
extension L10n {
  enum Research {
    static var placeholder: String { text("research.placeholder", "Ask a question", "In the empty field to ask in") }
    static var send: String { text("research.send", "Send", "Read aloud; the button that asks") }
    static var stop: String { text("research.stop", "Stop answering", "Read aloud; the button that stops an answer") }
    static var stopped: String {
      text("research.stopped", "Stopped. What you see is not the whole answer.", "Under an answer that was stopped")
    }
    static var retry: String { text("research.retry", "Ask again", "Button under an answer that is not complete") }
    static var sources: String { text("research.sources", "Sources", "Over what an answer is founded on") }
    static var openSource: String { text("research.openSource", "Open the source", "Link to the web page of a source") }
    static var close: String { text("research.close", "Close", "Button that closes the page about a source") }
    static var helpful: String { text("research.helpful", "Helpful", "Read aloud; rates an answer") }
    static var notHelpful: String { text("research.notHelpful", "Not helpful", "Read aloud; rates an answer") }
    static var copy: String { text("research.copy", "Copy the answer", "Read aloud; button") }
    static var share: String { text("research.share", "Share the answer", "Read aloud; button") }
    static var newConversation: String {
      text("research.newConversation", "New conversation", "Read aloud; button in the bar")
    }
    static var morning: String { text("research.morning", "Good morning", "Greeting") }
    static var afternoon: String { text("research.afternoon", "Good afternoon", "Greeting") }
    static var evening: String { text("research.evening", "Good evening", "Greeting") }
    static var introduction: String {
      text(
        "research.introduction", "Ask about diabetes, nutrition or medicines. Answers name their sources.",
        "Under the greeting")
    }
    static var disclaimer: String {
      text(
        "research.disclaimer", "General information. It does not replace the advice of a doctor.",
        "Under the suggestions")
    }
    static var suggestionDiabetes: String {
      text("research.suggestion.diabetes", "What is diabetes?", "A question to begin with")
    }
    static var suggestionFood: String {
      text("research.suggestion.food", "Which foods raise blood sugar slowly?", "A question to begin with")
    }
    static var suggestionMetformin: String {
      text("research.suggestion.metformin", "How does metformin work?", "A question to begin with")
    }
    static var noticeTitle: String { text("research.noticeTitle", "That Did Not Work", "Title of an alert") }
    static var noticeButton: String { text("research.noticeButton", "OK", "Closes an alert") }
    static func notKept(_ reason: String) -> String {
      text("research.notKept", "The answer could not be kept on this phone: %@", "The reason is a sentence", reason)
    }
    static func feedbackFailed(_ reason: String) -> String {
      text(
        "research.feedbackFailed", "Your rating was not sent. Please tap it again. %@", "The reason is a sentence",
        reason)
    }
    static func notOpened(_ reason: String) -> String {
      text("research.notOpened", "The conversation could not be read: %@", "The reason is a sentence", reason)
    }
    static func tooLong(_ count: Int) -> String {
      text("research.tooLong", "A question has at most %d characters.", "Over the field; a number", count)
    }
    static var suggestions: [String] { [suggestionDiabetes, suggestionFood, suggestionMetformin] }

    enum Stage {
      static var waiting: String { text("research.stage.waiting", "Asking…", "Before the first stage of an answer") }
      static var searching: String { text("research.stage.searching", "Looking for documents…", "Stage of an answer") }
      static var reading: String { text("research.stage.reading", "Reading…", "Stage of an answer") }
      static var composing: String { text("research.stage.composing", "Writing…", "Stage of an answer") }
    }

    enum Library {
      static var title: String {
        text("research.library.title", "Conversations", "Title of the screen with past conversations")
      }
      static var search: String { text("research.library.search", "Search", "In the empty field to search in") }
      static var emptyTitle: String {
        text("research.library.emptyTitle", "No conversations", "Title of an empty list")
      }
      static var emptyDescription: String {
        text(
          "research.library.emptyDescription", "What you ask is kept here. With a search, only what has its words.",
          "Under an empty list's title")
      }
      static var delete: String { text("research.library.delete", "Delete", "Button that deletes a conversation") }
      static var deleteTitle: String {
        text("research.library.deleteTitle", "Delete this conversation?", "Title of a question")
      }
      static var cancel: String { text("research.library.cancel", "Cancel", "Button that deletes nothing") }
      static func answers(_ count: Int) -> String {
        text("research.library.answers", "Answers: %d", "Number of answers in a conversation", count)
      }
    }
  }
}
