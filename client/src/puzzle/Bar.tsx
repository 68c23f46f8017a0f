import { linkTo } from "../live/place";
import { useStore } from "../parts/context";
import { Icon } from "../parts/Icon";
import type { Speaker } from "../text/speaker";
import type { PuzzleLine } from "./line";

/** The bar of a puzzle, in the place of the page's header: what to do, and the way out. */
export function Bar({ line, words }: { line: PuzzleLine; words: Speaker }) {
  const { speaker } = useStore();
  const day = line.puzzle.value?.day;
  return (
    <header class="bar lesson-bar puzzle-bar">
      <h1>
        <span class="lesson-game">{speaker.say("game-title")}</span> {words.say("puzzle-task")}
      </h1>
      {day && <time dateTime={day}>{day}</time>}
      <span class="lesson-ways">
        <a class="tool" href={linkTo("/puzzles")}>
          <Icon name="close" /> <span class="tool-name">{words.say("puzzle-leave")}</span>
        </a>
      </span>
    </header>
  );
}
