/// The answer of `GET /api/v1/announcements`.
struct AnnouncementListDTO: Decodable {
  private let data: [LossyElement<AnnouncementDTO>]

  /// The announcements that could be read, each id once (it identifies rows).
  var announcements: [AnnouncementDTO] {
    var seen: Set<String> = []
    return data.compactMap(\.value).filter { seen.insert($0.id).inserted }
  }
}
