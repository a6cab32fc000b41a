import UIKit

class ListController: UITableViewController {
  var notes: [String] = []
  @IBOutlet private weak var addItem: UIBarButtonItem!

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    (cell as? NoteCell)?.title.text = notes[indexPath.row]
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "open", let row = tableView.indexPathForSelectedRow?.row else { return }
    (segue.destination as? NoteController)?.text = notes[row]
  }

  @IBAction func comeBack(_ segue: UIStoryboardSegue) {
    addItem.isEnabled = false
  }
}

extension ListController {
  @IBAction private func addNote(_ sender: UIBarButtonItem) {
    notes.append("Eggs")
    tableView.reloadData()
  }
}

class NoteCell: UITableViewCell {
  @IBOutlet var title: UILabel!
}
