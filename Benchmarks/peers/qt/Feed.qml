import QtQuick

ListView {
    id: list
    model: feed
    spacing: 12
    reuseItems: true

    delegate: Item {
        required property string author
        required property string words

        x: 16
        width: list.width - 32
        height: column.height + 32

        BorderImage {
            visible: shadows
            source: shadows ? "image://shadow/card" : ""
            // 12 points beyond the card, 2 further down; made for scale 2, so that one of its pixels is one of the
            // screen's.
            x: -12
            y: -10
            width: parent.width * 2 + 48
            height: parent.height * 2 + 48
            scale: 0.5
            transformOrigin: Item.TopLeft
            smooth: false
            border { left: 72; top: 72; right: 72; bottom: 72 }
        }

        Rectangle {
            anchors.fill: parent
            radius: 12
            color: "white"
        }

        Column {
            id: column
            x: 16
            y: 16
            width: parent.width - 32
            spacing: 12

            Row {
                spacing: 12
                Rectangle { width: 48; height: 48; radius: 24; color: "#5856d6" }
                Text {
                    text: author
                    font { family: "Inter"; pixelSize: 17; bold: true }
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
            Text {
                width: parent.width
                text: words
                font { family: "Inter"; pixelSize: 17 }
                wrapMode: Text.Wrap
            }
            Row {
                spacing: 16
                Repeater {
                    model: ["Like", "Reply", "Share"]
                    Text {
                        required property string modelData
                        text: modelData
                        color: "#007aff"
                        font { family: "Inter"; pixelSize: 13 }
                        MouseArea { anchors.fill: parent }
                    }
                }
            }
        }
    }
}
