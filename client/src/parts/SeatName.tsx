import { linkTo } from "../live/place";
import { useStore } from "./context";

/** The name of a seat; that of another person leads to their page. */
export function SeatName({ seat }: { seat: number }) {
  const store = useStore();
  const name = store.voice.names.value[seat];
  const sitting = store.table.value?.seats[seat];
  if (!store.member.value || !sitting?.person || sitting.yours || store.table.value?.from_file) return <span>{name}</span>;
  return <a href={linkTo(`/people/${sitting.person}`)}>{name}</a>;
}
