/** The page around all others: it owns the arena's worker, which outlives the pages that are shown in the frame. */
import { FILES, VERSION } from "./files.js";
import { announceHost, followVersions, takeControl, takeUpNewVersion } from "./control";
import { fill, isFull, nameOf } from "./folder";
import { Frame, pageOf } from "./frame";
import { Failed, Host } from "./host";
import { type Part, type Step, STEPS, type ToArena, type ToShell } from "./messages";
import { missingIn } from "./missing";
import { notice } from "./notice";
import { Only } from "./only";
import { COPY, DATABASE, saveFiles } from "./saving";
import { StartPage } from "./start";
import { DOWNLOAD, WEIGHTS } from "./weights";
import { languageOf, wordsFor } from "./words";

const SCOPE = new URL("./", location.href).pathname;
/** The message for each step that is being done. */
const DOING: Readonly<Record<Step, string>> = {
  files: "opening-files",
  pyodide: "starting-python",
  unpacked: "unpacking",
  imported: "importing",
  opened: "opening-arena",
};

const language = languageOf(navigator.languages);
const words = wordsFor(language);
const say = words.say;
const page = new StartPage(words, language);
const frame = new Frame(SCOPE);
const only = new Only(nameOf(SCOPE), leave);
let host: Host | null = null;
/** A worker that could not open the arena, but has its files. */
let rescued: Host | null = null;
/** What of the bar was the download. */
let begun = 0;

const again = { label: say("again"), go: () => void start() };

/** Downloads what is missing. */
async function download(): Promise<void> {
  await fill(SCOPE, { version: VERSION, files: FILES }, (done, all) => {
    if (!all) return;
    begun = DOWNLOAD;
    page.progress((DOWNLOAD * done) / all, say("loading", { percent: Math.floor((100 * done) / all) }));
  });
}

/** Opens the arena in a worker; once again where that failed without a reason that would stay. */
async function open(attempts = 2): Promise<Host> {
  const given = { prefix: SCOPE, agent: navigator.userAgent, languages: navigator.languages.join(",") };
  let passed = 0;
  const doing = (step: Step | undefined): void =>
    page.progress(begun + (1 - begun) * passed, say(step ? DOING[step] : "drawing"));
  doing(STEPS[0]);
  const { host: opened, failed } = await Host.open(
    given,
    () => new Worker(new URL("./arena.ts", import.meta.url), { type: "module" }),
    (step) => {
      passed += WEIGHTS[step];
      doing(STEPS[STEPS.indexOf(step) + 1]);
    },
  );
  if (!failed) return opened;
  console.error(failed);
  const canPass = failed.why === "slow" || failed.why === "other";
  if (canPass && attempts > 1) {
    opened.end();
    return open(attempts - 1);
  }
  if (failed.step === "opened") rescued = opened;
  else opened.end();
  throw failed;
}

async function save(): Promise<void> {
  const files = await rescued?.save();
  if (files) saveFiles(files);
}

/** Opens what was copied before a newer version changed it. */
async function goBack(copy: Uint8Array<ArrayBuffer>): Promise<void> {
  if (await rescued?.replace({ [DATABASE]: copy })) await start();
  else page.stop(say("failed"), say("no-room"), again, saves);
}

const saves = { label: say("save-games"), go: () => void save(), stays: true };

/** Says that the saved games are of a newer version; they can be saved, or those from before it opened. */
async function stopAtNewer(): Promise<void> {
  const copy = (await rescued?.save())?.[COPY];
  const back = copy?.length ? [{ label: say("go-back"), go: () => void goBack(copy) }] : [];
  page.stop(say("newer-title"), say(copy?.length ? "newer-with-copy" : "newer"), saves, ...back);
}

/** Says why the start failed, and offers another. */
function stop(wrong: unknown): void {
  const title = say("failed");
  if (!(wrong instanceof Failed)) {
    console.error(wrong);
    page.stop(title, say(isFull(wrong) ? "no-room" : "download-stopped"), again);
  } else if (wrong.why === "newer") void stopAtNewer();
  else if (wrong.why === "in-use") page.stop(title, say("files-in-use"), again);
  else if (wrong.why === "full") page.stop(title, say("no-room"), again, ...(rescued ? [saves] : []));
  else {
    const step = say(DOING[wrong.step]);
    const what = say(wrong.why === "slow" ? "step-took-too-long" : "step-failed", { step });
    page.stop(title, what, again, ...(rescued ? [saves] : []));
  }
}

/** Shows the arena, once this tab has it. */
async function run(registration: ServiceWorkerRegistration): Promise<void> {
  host = await open();
  await announceHost();
  const shown = await frame.open(pageOf(location.hash));
  if (!shown) throw new Failed("opened", "slow");
  page.leave();
  host.tell({ type: "warm" });
  if (!host.keeps) notice(say("nothing-kept"), { label: say("dismiss"), go: () => undefined });
  followVersions(registration, () =>
    notice(
      say("new-version"),
      { label: say("reload"), go: () => location.reload() },
      { label: say("later"), go: () => undefined },
    ),
  );
}

/** From nothing to the first page. */
async function start(): Promise<void> {
  rescued?.end();
  rescued = null;
  const missing = missingIn(window);
  if (missing) return page.stop(say("failed"), say(missing));
  page.progress(0, say("taking-control"));
  try {
    await download();
    page.progress(begun, say("taking-control"));
    const registration = await takeControl(SCOPE);
    if (!registration) return page.stop(say("failed"), say("step-took-too-long", { step: say("taking-control") }), reloads);
    page.progress(begun, say("waiting-for-tab"));
    if (!(await only.take())) return elsewhere("elsewhere", registration);
    if (!takeUpNewVersion(registration)) await run(registration);
  } catch (wrong) {
    stop(wrong);
  }
}

const reloads = { label: say("again"), go: () => location.reload() };

/** Says that another tab has the arena, and offers to continue here. */
function elsewhere(what: "elsewhere" | "moved", registration: ServiceWorkerRegistration): void {
  const use = async (): Promise<void> => {
    page.progress(begun, say("waiting-for-tab"));
    await only.takeOver();
    if (!takeUpNewVersion(registration)) await run(registration).catch(stop);
  };
  page.stop(say(`${what}-title`), say(what), { label: say("use-here"), go: () => void use() });
}

/** Another tab wants the arena. */
async function leave(): Promise<void> {
  frame.close();
  await host?.close();
  host = null;
  const registration = await navigator.serviceWorker.ready;
  elsewhere("moved", registration);
}

let asked = false;

/** A table is on the screen: from now on there is something that the browser should not delete. */
function keep(): void {
  if (asked) return;
  asked = true;
  void navigator.storage.persist?.().catch(() => false);
}

/** The service worker asks for the arena, or who has it. */
function answer({ data, ports: [port] }: MessageEvent<ToShell>): void {
  if (data.type === "who") port?.postMessage(host !== null);
  else if (host) host.tell(data, [port!, ...(data.body ? [data.body] : [])]);
  else {
    const nothing: Part[] = [{ status: 503, headers: [], empty: true }, null];
    nothing.forEach((part) => port?.postMessage(part));
  }
}

navigator.serviceWorker?.addEventListener("message", answer);
frame.listen(({ data, ports }: MessageEvent<ToArena>) => {
  if (data.type === "line") keep();
  host?.tell(data, [...ports]);
});
page.draw();
void start();
