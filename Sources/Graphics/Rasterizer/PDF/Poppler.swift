import CGdkPixbuf
import CPango
import Foundation

/// The functions of poppler, which is loaded with the first PDF that is opened: apps without any do not need it.
struct Poppler: @unchecked Sendable {
  /// Nil if poppler is not installed.
  static let shared = Poppler()

  typealias Opaque = OpaquePointer
  typealias List = UnsafeMutablePointer<GList>
  /// A structure of poppler's.
  typealias Raw = UnsafeMutableRawPointer
  typealias Words = UnsafeMutablePointer<CChar>

  /// Corners in points, in poppler's order.
  struct Rectangle {
    var x1 = 0.0
    var y1 = 0.0
    var x2 = 0.0
    var y2 = 0.0

    var rect: CGRect { CGRect(x: min(x1, x2), y: min(y1, y2), width: abs(x2 - x1), height: abs(y2 - y1)) }
  }

  /// The area of something, and the thing itself.
  struct Mapping {
    var area: Rectangle
    var object: Opaque?
  }

  /// The common beginning of actions of all kinds; what follows the title depends on the kind.
  struct Action {
    var kind: UInt32
    var title: UnsafePointer<CChar>?
    var first: UnsafeRawPointer?
    var second: UnsafeRawPointer?
  }

  /// A place in a document.
  struct Destination {
    var kind: UInt32
    /// The page, counted from 1.
    var page: Int32
    var left: Double
    var bottom: Double
    var right: Double
    var top: Double
    var zoom: Double
    var name: UnsafePointer<CChar>?
    /// The bits for left, top and zoom that are set.
    var changes: UInt32
  }

  /// The colour of an annotation, 16 bits per component.
  struct Color {
    var red: UInt16
    var green: UInt16
    var blue: UInt16
  }

  let open:
    @convention(c) (Opaque, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?) -> Opaque?
  let pageCount: @convention(c) (Opaque) -> Int32
  let permissions: @convention(c) (Opaque) -> UInt32
  let version: @convention(c) (Opaque, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void
  let title: @convention(c) (Opaque) -> Words?
  let author: @convention(c) (Opaque) -> Words?
  let subject: @convention(c) (Opaque) -> Words?
  let keywords: @convention(c) (Opaque) -> Words?
  let creator: @convention(c) (Opaque) -> Words?
  let producer: @convention(c) (Opaque) -> Words?
  let created: @convention(c) (Opaque) -> Int
  let modified: @convention(c) (Opaque) -> Int
  let findDestination: @convention(c) (Opaque, UnsafePointer<CChar>) -> Raw?
  let freeDestination: @convention(c) (Raw) -> Void

  let page: @convention(c) (Opaque, Int32) -> Opaque?
  let size: @convention(c) (Opaque, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
  let cropBox: @convention(c) (Opaque, Raw) -> Void
  let label: @convention(c) (Opaque) -> Words?
  let render: @convention(c) (Opaque, Opaque) -> Void
  let renderForPrinting: @convention(c) (Opaque, Opaque, UInt32) -> Void
  let text: @convention(c) (Opaque) -> Words?
  let textLayout: @convention(c) (Opaque, UnsafeMutablePointer<Raw?>, UnsafeMutablePointer<UInt32>) -> Int32

  let links: @convention(c) (Opaque) -> List?
  let freeLinks: @convention(c) (List) -> Void
  let annotations: @convention(c) (Opaque) -> List?
  let freeAnnotations: @convention(c) (List) -> Void
  let addAnnotation: @convention(c) (Opaque, Opaque) -> Void
  let newSquare: @convention(c) (Opaque, Raw) -> Opaque?
  let annotationKind: @convention(c) (Opaque) -> UInt32
  let annotationContents: @convention(c) (Opaque) -> Words?
  let annotationName: @convention(c) (Opaque) -> Words?
  let annotationColor: @convention(c) (Opaque) -> Raw?
  let annotationFlags: @convention(c) (Opaque) -> UInt32
  let annotationRectangle: @convention(c) (Opaque, Raw) -> Void

  let outline: @convention(c) (Opaque) -> Opaque?
  let freeOutline: @convention(c) (Opaque) -> Void
  let outlineChild: @convention(c) (Opaque) -> Opaque?
  let outlineNext: @convention(c) (Opaque) -> Int32
  let outlineIsOpen: @convention(c) (Opaque) -> Int32
  let outlineAction: @convention(c) (Opaque) -> Raw?
  let freeAction: @convention(c) (Raw) -> Void

  /// The error code for a document that requires another password.
  static let encrypted: Int32 = 1

  private init?() {
    guard let library = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL) else { return nil }
    var isComplete = true
    // A missing function is replaced by an existing one, and never called.
    func function<Function>(_ name: String) -> Function {
      let found = dlsym(library, "poppler_\(name)")
      isComplete = isComplete && found != nil
      return unsafeBitCast(found ?? library, to: Function.self)
    }
    open = function("document_new_from_bytes")
    pageCount = function("document_get_n_pages")
    permissions = function("document_get_permissions")
    version = function("document_get_pdf_version")
    title = function("document_get_title")
    author = function("document_get_author")
    subject = function("document_get_subject")
    keywords = function("document_get_keywords")
    creator = function("document_get_creator")
    producer = function("document_get_producer")
    created = function("document_get_creation_date")
    modified = function("document_get_modification_date")
    findDestination = function("document_find_dest")
    freeDestination = function("dest_free")
    page = function("document_get_page")
    size = function("page_get_size")
    cropBox = function("page_get_crop_box")
    label = function("page_get_label")
    render = function("page_render")
    renderForPrinting = function("page_render_for_printing_with_options")
    text = function("page_get_text")
    textLayout = function("page_get_text_layout")
    links = function("page_get_link_mapping")
    freeLinks = function("page_free_link_mapping")
    annotations = function("page_get_annot_mapping")
    freeAnnotations = function("page_free_annot_mapping")
    addAnnotation = function("page_add_annot")
    newSquare = function("annot_square_new")
    annotationKind = function("annot_get_annot_type")
    annotationContents = function("annot_get_contents")
    annotationName = function("annot_get_name")
    annotationColor = function("annot_get_color")
    annotationFlags = function("annot_get_flags")
    annotationRectangle = function("annot_get_rectangle")
    outline = function("index_iter_new")
    freeOutline = function("index_iter_free")
    outlineChild = function("index_iter_get_child")
    outlineNext = function("index_iter_next")
    outlineIsOpen = function("index_iter_is_open")
    outlineAction = function("index_iter_get_action")
    freeAction = function("action_free")
    guard isComplete else { return nil }
  }

  /// Takes ownership of a text.
  func taken(_ words: Words?) -> String? {
    guard let words else { return nil }
    defer { g_free(words) }
    return String(cString: words)
  }
}
