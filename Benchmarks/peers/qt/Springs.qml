import QtQuick

Item {
    id: board
    property bool isAway: false

    Repeater {
        model: total
        Rectangle {
            required property int index
            property int row: Math.floor(index / 10)
            x: 20 + index % 10 * 36 + (board.isAway ? (row % 2 ? -40 : 40) : 0)
            y: 30 + row * 40
            width: 24
            height: 24
            radius: 6
            color: "#5856d6"
            scale: board.isAway ? 1.5 : 1
            // Stiffness 158 and damping 15, for steps of 16 ms.
            Behavior on x { SpringAnimation { spring: 2.528; damping: 0.24; mass: 1; epsilon: 0.01 } }
            Behavior on scale { SpringAnimation { spring: 2.528; damping: 0.24; mass: 1; epsilon: 0.001 } }
        }
    }
}
