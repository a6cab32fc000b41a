import QtQuick

GridView {
    id: grid
    // The number of pictures that are still loading.
    property int loading: 0

    model: total
    reuseItems: true
    cellWidth: 131
    cellHeight: 131
    rightMargin: -3

    delegate: Rectangle {
        required property int index
        width: 128
        height: 128
        color: "#e5e5ea"
        Image {
            anchors.fill: parent
            asynchronous: true
            // A pixel of the picture is one of the screen's.
            smooth: false
            fillMode: Image.PreserveAspectCrop
            source: folder + "/" + String(index).padStart(5, "0") + ".png"
            property bool isLoading: status === Image.Loading
            onIsLoadingChanged: grid.loading += isLoading ? 1 : -1
            Component.onDestruction: if (isLoading) grid.loading--
        }
    }
}
