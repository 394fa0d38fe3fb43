import { describe, expect, it } from "vitest";
import { expectAccents } from "./expect-accents.ts";

const expected = (line: string) => expectAccents(line.split(" "));

describe("accents expected of a line", () => {
  it("are none in the words of an English line", () => {
    expect(expected("Official creature comforts available")).toEqual(["never", "never", "never", "never"]);
  });

  it("are open in names and in words the list does not hold", () => {
    expect(expected("Fjellvann is cold")).toEqual(["open", "never", "never"]);
  });

  it("are likely in words that English writes with them", () => {
    expect(expected("fresh creme brulee")).toEqual(["never", "likely", "likely"]);
    expect(expected("CAFE")).toEqual(["likely"]);
  });

  it("are open in words of another language that look like English ones", () => {
    // "cote" and "marche" stand in the English list; the line does not.
    expect(expected("chaussures fabriquees cote marche liegeois")[2]).toBe("open");
  });

  it("do not fall over the ending of a possessive", () => {
    expect(expected("today’s offer")).toEqual(["never", "never"]);
  });
});
