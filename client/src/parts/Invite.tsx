import { useRef, useState } from "preact/hooks";
import { request } from "../live/http";
import { useStore, useWords } from "./context";
import { Icon } from "./Icon";

/** The address and the code by which others find this table. */
export function Invite() {
  const store = useStore();
  const say = useWords();
  const address = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const link = location.origin + location.pathname;
  const copy = async (): Promise<void> => {
    address.current?.select();
    // The clipboard is only there on secure pages, and an arena at home is often plain HTTP.
    if (isSecureContext) await navigator.clipboard.writeText(link);
    else document.execCommand("copy");
    setCopied(true);
  };
  return (
    <section class="sheet" aria-labelledby="invite">
      <h2 id="invite">{say("invite")}</h2>
      <p class="hint">{say(store.table.value?.public ? "invite-hint" : "invite-hint-private")}</p>
      <div class="row">
        <input
          class="address"
          ref={address}
          readOnly
          value={link}
          aria-label={say("invite")}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="button" onClick={() => void copy()}>
          <Icon name={copied ? "check" : "copy"} /> <span role="status">{say(copied ? "copied" : "copy")}</span>
        </button>
        {"share" in navigator && (
          <button
            type="button"
            class="button"
            onClick={() => void navigator.share({ url: link, title: say("game-title") }).catch(() => undefined)}
          >
            <Icon name="share" /> {say("share")}
          </button>
        )}
      </div>
      {store.hosting.value && <ByName />}
      <p>
        {say("code")} <b class="code">{store.table.value?.id}</b>
      </p>
    </section>
  );
}

/** The host invites somebody by name. The answer does not tell whether there is an account of this name. */
function ByName() {
  const store = useStore();
  const say = useWords();
  const [name, setName] = useState("");
  const [invited, setInvited] = useState("");
  const invite = async (event: Event): Promise<void> => {
    event.preventDefault();
    const problem = await request("POST", `/api/tables/${store.table.value?.id}/people`, { name: name.trim() });
    store.problem.value = problem;
    if (problem) return;
    setInvited(name.trim());
    setName("");
  };
  return (
    <form class="row" onSubmit={(event) => void invite(event)}>
      <input
        class="address"
        required
        maxLength={24}
        autocomplete="off"
        value={name}
        placeholder={say("invite-name")}
        aria-label={say("invite-name")}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button class="button">{say("invite-send")}</button>
      <p role="status" class="hint">
        {invited && say("invite-sent", { name: invited })}
      </p>
    </form>
  );
}
