import type { Exhibit, GameGallery } from "regalia/gallery/exhibits";
import { Good } from "./art/goods";
import { Portrait, RoomPicture } from "./art/pictures";
import { RESOURCES, ROOMS, SPECIALISTS } from "./content";
import "./board.css";
import "./css/gallery.css";

const kinds = (names: readonly string[], draw: (name: string) => ReturnType<Exhibit["draw"]>): readonly Exhibit[] =>
  names.map((name) => ({ name: `kind-${name}`, draw: () => draw(name) }));

const gallery: GameGallery = {
  sheets: [
    {
      title: "rooms",
      exhibits: kinds(Object.keys(ROOMS), (room) => (
        <span class={`shown-room ${ROOMS[room]?.width === 2 ? "wide" : ""}`}>
          <RoomPicture room={room} />
        </span>
      )),
    },
    {
      title: "people",
      exhibits: kinds(Object.keys(SPECIALISTS), (specialist) => (
        <span class="shown-face">
          <Portrait specialist={specialist} />
        </span>
      )),
    },
    { title: "resources", exhibits: kinds(RESOURCES, (resource) => <Good name={resource} />) },
  ],
};

export default gallery;
