import { moment, span } from "../table/tempo";
import { useStore, useWords } from "./context";
import { Icon } from "./Icon";

/** The clock of a seat: what is left at a live table, until when at a turn-based one. */
export function SeatClock({ seat }: { seat: number }) {
  const store = useStore();
  const say = useWords();
  const tempo = store.table.value?.tempo;
  const face = tempo ? store.clocks.face(seat, tempo) : null;
  const sitting = store.table.value?.seats[seat];
  if (!tempo || !face || (sitting?.bot && !sitting.person)) return null;
  const { language } = store.speaker;
  const left = span(face.left, language);
  const until = face.falls ? moment(face.falls, language) : "";
  const said = face.fallen
    ? say("clock-fallen")
    : face.rests
      ? say("clock-rests", { left, until })
      : face.running
        ? say("clock-until", { left, until })
        : say("clock-left", { left });
  const kind = ["clock", face.running && "running", face.short && "short", face.fallen && "fallen"].filter(Boolean);
  return (
    <span class={kind.join(" ")} role="timer" aria-label={said} title={said}>
      <span aria-hidden="true">
        {face.short && <Icon name="flag" />}
        {face.running && !tempo.live ? until : face.fallen ? "0:00" : left}
      </span>
    </span>
  );
}
