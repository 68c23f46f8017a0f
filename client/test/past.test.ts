import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import { Past } from "../src/table/past";
import type { MomentMessage, Sight } from "../src/wire";

const moment = (seq: number): MomentMessage => ({ type: "moment", id: "", seq, sight: {} as Sight });
const past = (look = async (at: number): Promise<MomentMessage | null> => moment(at)) =>
  new Past(signal([2, 5, 9]), signal(9), look);

describe("earlier moments", () => {
  it("are walked to from the present, one by one, and back into it", async () => {
    const looked = past();
    const seen = [];
    for (const step of [-1, -1, 1, 1] as const) {
      await looked.walk(step);
      seen.push(looked.shown.value?.seq ?? "present");
    }
    expect(seen).toEqual([5, 2, 5, "present"]);
  });

  it("end at the first, beyond which one stays", async () => {
    const looked = past();
    await looked.visit(2);
    await looked.walk(-1);
    expect(looked.shown.value?.seq).toBe(2);
  });

  it("are each preceded by another, but for the first", () => {
    expect([2, 5, 9].map((at) => past().before(at))).toEqual([null, 2, 5]);
  });

  it("are left where they were when one is refused", async () => {
    const looked = past(async (at) => (at === 5 ? moment(5) : null));
    await looked.visit(5);
    await looked.visit(2);
    expect(looked.shown.value?.seq).toBe(5);
  });

  it("are not asked for where the present is meant", async () => {
    const looked = past(async () => {
      throw new Error("asked");
    });
    await looked.visit(9);
    expect(looked.shown.value).toBe(null);
  });
});
