import { expect, test } from "vitest";
import { factsOf } from "../src/live/games";

test("what a table may agree on is what the schema refers to, whatever else is defined before it", () => {
  const options = {
    $ref: "#/$defs/Agreed",
    $defs: {
      Aardvark: { properties: { stripes: { type: "boolean" } } },
      Agreed: {
        properties: { stalled: { enum: ["play_on", "final_round"] }, open: { type: "boolean" }, note: { type: "string" } },
      },
    },
  };
  expect(factsOf({ slug: "x", seats: [1, 2], options }).choices).toEqual([
    { field: "stalled", values: ["play_on", "final_round"] },
    { field: "open", values: [true, false] },
  ]);
});
