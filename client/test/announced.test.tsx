// @vitest-environment jsdom
import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, expect, test } from "vitest";
import { Line, sitting } from "./sitting"; // first: it stands in for what dialogs ask of the browser
import { Announcements } from "../src/parts/Announcements";
import { StoreContext } from "../src/parts/context";
import type { Announced } from "../src/wire";

const news = (id: string, texts: Announced["texts"]): Announced => ({ id, kind: "news", texts, starts: 0, ends: 1 });
const maintenance: Announced = { id: "m", kind: "maintenance", texts: {}, starts: 1_790_000_000, ends: 1_790_001_200 };

beforeEach(() => {
  document.cookie = "dismissed=; max-age=0";
});

/** A table page, and a function that tells it what is announced and returns what it shows. */
function page() {
  const line = new Line();
  const store = sitting(line, "", true);
  const root = document.createElement("div");
  const App = () => (
    <StoreContext.Provider value={store}>
      <Announcements />
    </StoreContext.Provider>
  );
  act(() => render(<App />, root));
  const shown = (): (string | null)[] => [...root.querySelectorAll("p")].map((each) => each.textContent);
  const tell = (announcements: readonly Announced[], stopped = false) => {
    act(() => line.hear({ type: "announcements", announcements, stopped }));
    return shown();
  };
  const dismiss = () => act(() => root.querySelector("button")!.click());
  return { tell, dismiss, shown };
}

test("news are shown in the reader's language, or else in another", () => {
  const { tell } = page();
  expect(tell([news("a", { ja: "大会", en: "Cup" }), news("b", { ja: "休み" })])).toEqual(["Cup", "休み"]);
  expect(tell([])).toEqual([]);
});

test("what is dismissed stays away, also after the page is opened again", () => {
  const both = [news("a", { en: "Cup" }), news("b", { en: "Disks" })];
  const first = page();
  first.tell(both);
  first.dismiss();
  expect(first.shown()).toEqual(["Disks"]);
  expect(document.cookie).toBe("dismissed=a");
  expect(page().tell(both)).toEqual(["Disks"]);
});

test("maintenance is told before it begins, and while clocks stand still", () => {
  const { tell } = page();
  const [before] = tell([maintenance]);
  const [during] = tell([maintenance], true);
  expect(before).not.toBe(during);
});
