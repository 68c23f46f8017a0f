import branch from "lucide-static/icons/git-branch.svg?raw";
import forward from "lucide-static/icons/chevrons-right.svg?raw";
import link from "lucide-static/icons/link.svg?raw";
import pause from "lucide-static/icons/pause.svg?raw";
import play from "lucide-static/icons/play.svg?raw";
import rewind from "lucide-static/icons/chevrons-left.svg?raw";

const SIGNS = { branch, forward, link, pause, play, rewind };

export type SignName = keyof typeof SIGNS;

/** An icon of the controls. What it means is said by the words beside it. */
export function Sign({ name }: { name: SignName }) {
  return <span class="icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: SIGNS[name] }} />;
}
