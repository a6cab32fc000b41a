import QtQuick
import QtQuick.Controls.Basic
import Qt.labs.qmlmodels

ListView {
    id: form
    property string typed

    model: rows
    reuseItems: true
    section.property: "section"
    section.delegate: Item { height: 24 }

    // The list gives focus to its first row.
    component Row: FocusScope {
        x: 16
        width: ListView.view.width - 32
        height: 44
        Rectangle { anchors.fill: parent }
        Rectangle { x: 16; y: 43.5; width: parent.width - 16; height: 0.5; color: "#c6c6c8" }
    }

    delegate: DelegateChooser {
        role: "kind"
        DelegateChoice {
            roleValue: 0
            Row {
                required property int number
                TextField {
                    x: 16
                    width: parent.width - 32
                    height: 44
                    padding: 0
                    background: null
                    focus: true
                    font { family: "Inter"; pixelSize: 17 }
                    placeholderText: "Field " + number
                    onTextEdited: form.typed = text
                }
            }
        }
        DelegateChoice {
            roleValue: 1
            Row {
                required property int number
                Text {
                    x: 16
                    text: "Toggle " + number
                    font { family: "Inter"; pixelSize: 17 }
                    anchors.verticalCenter: parent.verticalCenter
                }
                Switch {
                    anchors { right: parent.right; rightMargin: 10; verticalCenter: parent.verticalCenter }
                }
            }
        }
        DelegateChoice {
            roleValue: 2
            Row {
                Slider {
                    x: 10
                    width: parent.width - 20
                    value: 0.5
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
}
