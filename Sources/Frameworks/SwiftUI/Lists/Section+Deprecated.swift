// The older spelling, with the parts as views instead of closures.

extension Section where Parent: View, Content: View, Footer: View {
  /// A section between a header and a footer, the older way.
  @available(*, deprecated, renamed: "Section(content:header:footer:)")
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section above a footer, the older way.
  @available(*, deprecated, renamed: "Section(content:footer:)")
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section below a header, the older way.
  @available(*, deprecated, renamed: "Section(content:header:)")
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }
}
