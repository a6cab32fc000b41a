// The words of the cards, as in Benchmarks/Feed/FeedItem.swift and Benchmarks/Transcript/TranscriptModel.swift.
const names = ["Ada", "Grace", "Edsger", "Barbara", "Tony", "Frances", "Donald", "Radia", "Dennis", "Karen"]
const families = ["Lovelace", "Hopper", "Dijkstra", "Liskov", "Hoare"]
const words = ("the quick reply was written on a small screen in a train that left town before breakfast and nobody noticed "
  + "how long lines became until somebody turned phone around").split(" ")

function author(row) { return `${names[row % 50 % 10]} ${families[Math.floor(row % 50 / 10)]}` }

function text(row) {
  const look = row % 50
  return Array.from({ length: 10 + look * 7 % 9 }, (_, word) => words[(look * 11 + word * 7) % words.length]).join(" ")
}

function token(number) { return "abcdefghi".slice(number * 5 % 8) + " " }
