import { moment } from "../table/tempo";
import { wordsOf } from "../table/announced";
import type { Announced } from "../wire";
import { useStore, useWords } from "./context";
import { Icon } from "./Icon";

/** What hosts announce, over the board until it is dismissed. */
export function Announcements() {
  const { announcements, speaker } = useStore();
  const say = useWords();
  const shown = announcements.shown.value;
  return (
    <section class="announced" role="status" aria-label={say("announcements")} hidden={!shown.length}>
      {shown.map((each) => (
        <div key={each.id} class="announced-one">
          <div>
            {each.kind === "maintenance" && <Maintenance announced={each} />}
            {wordsOf(each, speaker.language) && <p>{wordsOf(each, speaker.language)}</p>}
          </div>
          <button type="button" class="icon" onClick={() => announcements.dismiss(each.id)}>
            <Icon name="close" />
            <span class="unseen">{say("announcement-dismiss")}</span>
          </button>
        </div>
      ))}
    </section>
  );
}

function Maintenance({ announced: { starts, ends } }: { readonly announced: Announced }) {
  const { announcements, speaker } = useStore();
  const [from, until] = [starts, ends].map((at) => moment(new Date(at * 1000), speaker.language));
  return (
    <p>
      {useWords()(announcements.stopped.value ? "maintenance-now" : "maintenance-soon", {
        from: from ?? "",
        until: until ?? "",
      })}
    </p>
  );
}
