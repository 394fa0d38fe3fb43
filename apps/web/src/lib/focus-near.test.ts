// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { focusNear, surroundings } from "./focus-near.ts";

const at = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

afterEach(() => {
  document.body.innerHTML = "";
});

function draw() {
  document.body.innerHTML =
    '<main><a href="#top">Top</a><section><button disabled>Sort</button><button id="add">Add</button>' +
    '<ul id="list"><li id="row"><button id="remove">Remove</button></li></ul></section></main>';
  at("remove").focus();
  return surroundings(document.activeElement);
}

it("gives a lost focus to the first control that is still there around it", () => {
  const around = draw();
  at("row").remove();
  focusNear(around);
  expect(document.activeElement).toBe(at("add"));
});

it("gives it to what is left of the list before anything outside", () => {
  const around = draw();
  at("list").insertAdjacentHTML("beforeend", '<li><button id="other">Remove</button></li>');
  at("row").remove();
  focusNear(around);
  expect(document.activeElement).toBe(at("other"));
});

it("leaves a focus alone that is not lost, and one that nothing had", () => {
  const around = draw();
  focusNear(around);
  expect(document.activeElement).toBe(at("remove"));
  at("remove").blur();
  focusNear(surroundings(document.body));
  expect(document.activeElement).toBe(document.body);
});
