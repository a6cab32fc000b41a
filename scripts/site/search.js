// Searches for all typed words, in titles before texts. The entries are in index.js: heading, page, address, text.
const field = document.getElementById("search");
const found = document.getElementById("found");
const pages = document.getElementById("pages");
const most = 40;

const score = ([heading, page, , text], words) => {
  const title = heading.toLowerCase();
  const all = `${title} ${page} ${text}`.toLowerCase();
  if (!words.every((word) => all.includes(word))) return 0;
  return words.reduce((sum, word) => {
    if (title === word) return sum + 30;
    if (title.startsWith(word)) return sum + 12;
    return sum + (title.includes(word) ? 8 : 1);
  }, 0);
};

const show = () => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  pages.hidden = words.length > 0;
  found.hidden = words.length === 0;
  const best = words.length === 0 ? [] : entries
    .map((entry) => [score(entry, words), entry])
    .filter(([points]) => points > 0)
    .sort(([a], [b]) => b - a)
    .slice(0, most);
  found.replaceChildren(...best.map(([, [heading, page, address]]) => {
    const link = document.createElement("a");
    link.href = root + address;
    link.textContent = heading;
    const place = document.createElement("small");
    place.textContent = heading === page ? "" : page;
    const item = document.createElement("li");
    item.append(link, place);
    return item;
  }));
  if (words.length > 0 && best.length === 0) found.textContent = "Nothing has all of these words.";
};

field.addEventListener("input", show);
field.addEventListener("keydown", (event) => {
  if (event.key === "Enter") found.querySelector("a")?.click();
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || document.activeElement === field) return;
  event.preventDefault();
  field.focus();
});
