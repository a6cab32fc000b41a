"""One HTML page with a picture of the phone after each step."""

import html
import pathlib
import shutil

STYLE = """
body { font: 15px/1.4 system-ui, sans-serif; margin: 2em auto; max-width: 70em; padding: 0 1em; }
ol { display: flex; flex-wrap: wrap; gap: 1em; list-style: none; padding: 0; }
li { width: 12em; } img { width: 100%; border: 1px solid #ccc; border-radius: 1em; }
.failed { color: #b00020; } pre { white-space: pre-wrap; font-size: 12px; }
"""


class Report:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        self.parts = []
        self.pictures = 0

    def feature(self, feature):
        self.parts.append(f"<h1>{html.escape(feature.name)}</h1>")

    def scenario(self, scenario):
        self.parts.append(f"<h2>{html.escape(scenario.name)}</h2><ol>")

    def step(self, step, picture):
        """Adds a step. `picture` is the content of a PNG file, or None if there is no phone."""
        image = ""
        if picture is not None:
            self.pictures += 1
            name = f"{self.pictures:03}.png"
            (self.folder / name).write_bytes(picture)
            image = f'<a href="{name}"><img src="{name}" alt="the phone after the step" loading="lazy"></a>'
        message = f"<pre>{html.escape(step.error_message or '')}</pre>" if step.status == "failed" else ""
        words = html.escape(f"{step.keyword} {step.name}")
        self.parts.append(f'<li class="{step.status.name}">{image}<p>{words} ({step.duration:.1f} s)</p>{message}</li>')

    def end_scenario(self):
        self.parts.append("</ol>")

    def write(self):
        page = f'<!doctype html><meta charset="utf-8"><title>End-to-end tests</title><style>{STYLE}</style>'
        path = self.folder / "index.html"
        path.write_text(page + "\n".join(self.parts), encoding="utf-8")
        return path
