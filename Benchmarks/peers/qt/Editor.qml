import QtQuick
import QtQuick.Controls.Basic

Flickable {
    id: flickable
    property string typed: words

    TextArea.flickable: TextArea {
        focus: true
        wrapMode: TextEdit.Wrap
        textFormat: TextEdit.PlainText
        font { family: "Inter"; pixelSize: 17 }
        padding: 0
        onTextChanged: flickable.typed = text
        Component.onCompleted: {
            text = words
            cursorPosition = words.length / 2
            forceActiveFocus()
        }
    }
}
