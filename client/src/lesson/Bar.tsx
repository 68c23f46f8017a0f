import { linkTo } from "../live/place";
import hat from "lucide-static/icons/graduation-cap.svg?raw";
import { useStore } from "../parts/context";
import { Icon } from "../parts/Icon";
import type { Speaker } from "../text/speaker";
import type { LessonLine } from "./line";

/** The bar of a lesson, in the place of the page's header: title, progress, and the ways back, on and out. */
export function Bar({ line, words }: { line: LessonLine; words: Speaker }) {
  const store = useStore();
  const lesson = line.shown.value;
  const step = lesson && Math.min(lesson.index + 1, lesson.steps);
  return (
    <header class="bar lesson-bar">
      <span class="icon lesson-hat" aria-hidden="true" dangerouslySetInnerHTML={{ __html: hat }} />
      <h1>
        <span class="lesson-game">{store.speaker.say("game-title")}</span> {lesson?.title}
      </h1>
      {lesson && step && (
        <>
          <span class="lesson-steps" aria-hidden="true">
            {Array.from({ length: lesson.steps }, (_, index) => (
              <i key={index} class={index < lesson.index ? "done" : index === lesson.index ? "now" : ""} />
            ))}
          </span>
          <p class="lesson-count">{words.say("lesson-progress", { step, steps: lesson.steps })}</p>
          <span class="lesson-ways">
            <button type="button" class="tool" disabled={lesson.index === 0} onClick={() => void line.back()}>
              <Icon name="undo" /> <span class="tool-name">{words.say("lesson-back")}</span>
            </button>
            <button type="button" class="tool" disabled={!lesson.step} onClick={() => void line.goOn()}>
              <Icon name="skip" /> <span class="tool-name">{words.say("lesson-skip")}</span>
            </button>
            <a class="tool" href={linkTo("/")}>
              <Icon name="close" /> <span class="tool-name">{words.say("lesson-leave")}</span>
            </a>
          </span>
        </>
      )}
    </header>
  );
}
