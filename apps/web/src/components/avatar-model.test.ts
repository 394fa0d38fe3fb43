import { describe, expect, it } from "vitest";
import { avatarColour, initialsOf, pictureOf } from "./avatar-model.ts";

describe("avatar", () => {
  it("takes initials from the name, NN without one", () => {
    expect(initialsOf({ first_name: "ines", last_name: "Okafor" })).toBe("IO");
    expect(initialsOf({ first_name: " Ana ", last_name: null })).toBe("A");
    expect(initialsOf({ first_name: "", last_name: " " })).toBe("NN");
  });

  it("prefers the sign-in provider's picture", () => {
    const both = { profile_image: "/media/me.png", social_auth_image_url: "https://provider.example/me.png" };
    expect(pictureOf(both)).toBe("https://provider.example/me.png");
    expect(pictureOf({ ...both, social_auth_image_url: null })).toBe("/media/me.png");
    expect(pictureOf({})).toBeNull();
  });

  it("gives initials a colour that stays theirs", () => {
    expect(["IO", "NN"].map(avatarColour)).toEqual(["#6b4a12", "#215a62"]);
    const all = ["IO", "TF", "NN", "AB", "CD", "EF", "GH", "JK"].map(avatarColour);
    expect(new Set(all).size).toBeGreaterThan(3);
  });
});
