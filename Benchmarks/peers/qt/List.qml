import QtQuick
import QtQuick.Templates as T

ListView {
    id: list
    model: rows
    reuseItems: true
    section.property: "section"
    section.delegate: Text {
        required property string section
        text: section
        color: "#6d6d72"
        font { family: "Inter"; pixelSize: 13; bold: true }
        height: 32
        leftPadding: 16
        verticalAlignment: Text.AlignVCenter
    }

    delegate: T.SwipeDelegate {
        required property string author
        required property string words

        width: ListView.view.width
        height: 60
        background: Rectangle { color: "white" }
        // Created when the row is swiped.
        swipe.right: Rectangle {
            width: 80
            height: parent.height
            anchors.right: parent.right
            color: "#ff3b30"
            Text { anchors.centerIn: parent; text: "Delete"; color: "white"; font { family: "Inter"; pixelSize: 15 } }
        }
        contentItem: Item {
            Text {
                x: 16; y: 9
                text: author
                font { family: "Inter"; pixelSize: 17 }
            }
            Text {
                x: 16; y: 32
                width: parent.width - 32
                text: words
                color: "#8e8e93"
                elide: Text.ElideRight
                font { family: "Inter"; pixelSize: 13 }
            }
            Rectangle { x: 16; y: 59.5; width: parent.width - 16; height: 0.5; color: "#c6c6c8" }
        }
    }
}
