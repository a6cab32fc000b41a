// The previews beside the phone, and over it the problems with their source.

const byId = (name) => document.getElementById(`sw-${name}`);

export class Workbench {
  #token;
  #choose;
  #chosen = 0;

  constructor(token, choose) {
    this.#token = token;
    this.#choose = choose;
    // Choosing the chosen preview restarts it.
    byId("restart").addEventListener("click", () => choose(this.#chosen));
  }

  show(workbench) {
    document.title = workbench ? `${workbench.title} - Scrollwork` : "Scrollwork";
    byId("workbench").hidden = !workbench;
    const problem = workbench?.problem ?? "";
    this.tell(problem);
    document.body.dataset.workbench = workbench ? "shown" : "none";
    if (!workbench) return;
    byId("workbench-title").textContent = workbench.title;
    byId("workbench-state").textContent = workbench.building ? "Building" : problem ? workbench.fault : "Up to date";
    this.#chosen = workbench.chosen;
    byId("restart").hidden = !workbench.entries.length;
    byId("note").hidden = !workbench.note;
    byId("note").textContent = workbench.note;
    byId("workbench").dataset.pictures = workbench.entries.some((entry) => entry.picture);
    byId("workbench-entries").replaceChildren(
      ...workbench.entries.map((entry, index) => this.#entry(entry, index, index === workbench.chosen)));
  }

  // The text over the phone; "" for none.
  tell(problem) {
    byId("problem").hidden = !problem;
    byId("problem-text").textContent = problem;
  }

  #entry({ name, picture, size }, index, isChosen) {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.name = name;
    if (isChosen) button.setAttribute("aria-current", "true");
    if (picture) {
      const image = document.createElement("img");
      image.src = `/bitmap/${picture}?token=${encodeURIComponent(this.#token)}`;
      image.alt = "";
      [image.width, image.height] = size;
      button.append(image);
    }
    const label = document.createElement("span");
    label.textContent = name;
    button.append(label);
    button.addEventListener("click", () => this.#choose(index));
    item.append(button);
    return item;
  }
}
