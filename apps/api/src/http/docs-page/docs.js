// Builds the page from /api/openapi.json. Text only ever enters as text nodes.
const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

const main = document.querySelector("#calls");
const token = document.querySelector("#token");
const filter = document.querySelector("#filter");

const description = await (await fetch("/api/openapi.json")).json();
const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

const example = (schema) => {
  if (!schema || typeof schema !== "object") return null;
  if ("default" in schema) return schema.default;
  if ("const" in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return example(variants[0]);
  if (schema.type === "object")
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, example(inner)]));
  if (schema.type === "array") return schema.items ? [example(schema.items)] : [];
  if (schema.type === "integer" || schema.type === "number") return 0;
  if (schema.type === "boolean") return false;
  return schema.type === "null" ? null : "";
};

const show = (value) =>
  make("pre", { textContent: typeof value === "string" ? value : JSON.stringify(value, null, 2) });

const input = (name, schema) => {
  const field = make("input", { name, placeholder: schema?.enum ? schema.enum.join(" | ") : "" });
  return { field, row: make("label", {}, name, field) };
};

const tryForm = ({ path, method, operation }) => {
  const form = make("form");
  const places = operation.parameters.map((parameter) => ({ parameter, ...input(parameter.name, parameter.schema) }));
  const content = operation.requestBody?.content ?? {};
  const json = content["application/json"]?.schema;
  const isForm = Boolean(content["multipart/form-data"]);
  const body = make("textarea", { rows: 6, value: json ? JSON.stringify(example(json), null, 2) : "" });
  const files = Object.entries(content["multipart/form-data"]?.schema?.properties ?? {}).map(([name, schema]) => {
    const isFile = schema.format === "binary" || schema.items?.format === "binary";
    const field = make("input", { name, type: isFile ? "file" : "text", multiple: schema.type === "array" });
    return { name, isFile, field, row: make("label", {}, name, field) };
  });
  const output = make("div");
  form.append(
    ...places.map(({ row }) => row),
    ...(isForm ? files.map(({ row }) => row) : json ? [make("label", {}, "Body", body)] : []),
    make("button", { textContent: "Send" }),
    output,
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    let address = path;
    const query = new URLSearchParams();
    for (const { parameter, field } of places) {
      if (parameter.in === "path") address = address.replace(`{${parameter.name}}`, encodeURIComponent(field.value));
      else if (field.value !== "") query.set(parameter.name, field.value);
    }
    const headers = token.value ? { authorization: `Bearer ${token.value}` } : {};
    const options = { method, headers };
    if (isForm) {
      options.body = new FormData();
      for (const { name, isFile, field } of files) {
        if (isFile) for (const file of field.files) options.body.append(name, file);
        else if (field.value !== "") options.body.append(name, field.value);
      }
    } else if (json) {
      headers["content-type"] = "application/json";
      options.body = body.value;
    }
    const response = await fetch(`/api${address}/${query.size ? `?${query}` : ""}`, options);
    const text = await response.text();
    let shown = text;
    try {
      shown = JSON.parse(text);
    } catch {
      shown = text.slice(0, 2000);
    }
    output.replaceChildren(
      make("p", { textContent: `${response.status} · ${response.headers.get("x-request-id") ?? ""}` }),
      show(shown),
    );
  });
  return form;
};

const renderCall = (call) => {
  const { path, method, operation } = call;
  const summary = make(
    "summary",
    {},
    make("span", { className: "method", textContent: method }),
    make("code", { textContent: path }),
    make("span", { textContent: operation.summary }),
  );
  if (operation.security.length > 0) summary.append(make("span", { className: "lock", textContent: "session" }));
  const details = make("details", { id: operation.operationId }, summary);
  details.addEventListener(
    "toggle",
    () => {
      const rows = Object.entries(operation.responses).map(([status, response]) =>
        make("tr", {}, make("td", { textContent: status }), make("td", { textContent: response.description })),
      );
      const success = Object.values(operation.responses).find((response) => response.description === "Success");
      const answer = success?.content?.["application/json"]?.schema;
      details.append(
        make(
          "div",
          { className: "content" },
          tryForm(call),
          make("h3", { textContent: "Answers" }),
          make("table", {}, ...rows),
          ...(answer ? [make("h3", { textContent: "Shape" }), show(example(answer))] : []),
        ),
      );
    },
    { once: true },
  );
  return details;
};

const render = () => {
  const words = filter.value.trim().toLowerCase();
  const shown = calls.filter(({ path, method, operation }) =>
    `${method} ${path} ${operation.summary} ${operation.tags}`.toLowerCase().includes(words),
  );
  const groups = [...new Set(shown.flatMap(({ operation }) => operation.tags))];
  main.replaceChildren(
    ...groups.map((tag) =>
      make(
        "section",
        {},
        make("h2", { textContent: tag }),
        ...shown.filter(({ operation }) => operation.tags.includes(tag)).map(renderCall),
      ),
    ),
  );
};

filter.addEventListener("input", render);
render();
