/** The bots' worker: bots think here, so that the arena answers meanwhile. */
import { type Bytes, loadPython, packagesOf, unpack } from "./python";

interface Thinker {
  answer(question: Bytes): Bytes;
}

/** Names the folder; it comes first. */
export interface Wake {
  readonly folder: string;
}

export interface Asked {
  readonly id: number;
  readonly question: Uint8Array<ArrayBuffer>;
}

export interface Thought {
  readonly id: number;
  /** Null if the question could not be answered. */
  readonly thought: Uint8Array<ArrayBuffer> | null;
}

type Answers = (question: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

async function wake(folder: string): Promise<Answers> {
  const [python, packages] = await Promise.all([loadPython(folder), packagesOf(folder)]);
  unpack(python, packages);
  const thinker = python.pyimport("regalia.tab.thinker") as Thinker;
  return (question) => {
    const asked = python.toPy(question);
    const found = thinker.answer(asked);
    const thought = found.toJs();
    asked.destroy();
    found.destroy();
    return thought;
  };
}

function thoughtOf(answers: Answers, question: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  try {
    return answers(question);
  } catch (wrong) {
    console.error(wrong);
    return null;
  }
}

let answers: Promise<Answers> | undefined;

addEventListener("message", async ({ data }: MessageEvent<Wake | Asked>) => {
  if ("folder" in data) {
    answers ??= wake(data.folder);
    return;
  }
  const thought: Thought = { id: data.id, thought: thoughtOf(await answers!, data.question) };
  postMessage(thought);
});
