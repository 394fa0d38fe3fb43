import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestUser } from "../../../test/factories.ts";
import { makePaidUser } from "../../../test/paid.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
let user: TestUser;
let category: string;
let png: Buffer;

beforeAll(async () => {
  app = await buildTestApp();
  user = await makePaidUser(app);
  category = (await user.call.post("/categories/", { category: "Gate" })).body.data.id;
  png = await flat("#336699");
});

const flat = (background: string, width = 120, height = 120): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

type Part = readonly [string, string | { fileName: string; contentType: string; bytes: Uint8Array }];
const image = (bytes: Uint8Array, fileName = "ad.png", contentType = "image/png"): Part => [
  "image",
  { fileName, contentType, bytes },
];
const send = (...parts: Part[]) => user.call.form("POST", "/images/", [["category", category], ...parts]);
const formatText = "File format must be in jpg, jpeg, png, or webp type.";

async function expectNothingStored(work: () => Promise<void>): Promise<void> {
  const before = (await user.call.get("/images/list/")).body;
  await work();
  const after = (await user.call.get("/images/list/")).body;
  expect([after.count, after.usage]).toEqual([before.count, before.usage]);
}

describe("N44: size", () => {
  const padded = (size: number): Buffer => Buffer.concat([png, Buffer.alloc(size - png.length)]);

  it("takes exactly 5 MB and not one byte more", async () => {
    // Bytes after a picture's end are dropped with everything else that is not the picture.
    expect((await send(image(padded(5_242_880)))).status).toBe(201);
    await expectNothingStored(async () => {
      const over = await send(image(padded(5_242_881)));
      expect(over.status).toBe(413);
      expect(over.body.detail).toBe("File is larger than 5 MB.");
    });
  });

  it("refuses a length that cannot be right before reading", async () => {
    const answer = await user.call.raw({
      method: "POST",
      url: "/api/images/",
      headers: { "content-type": "multipart/form-data; boundary=x", "content-length": "1000000000" },
      payload: "--x--\r\n",
    });
    expect(answer.status).toBe(413);
  });
});

describe("N45, N46: names and missing files", () => {
  it("asks for an image where there is none", async () => {
    await expectNothingStored(async () => {
      expect((await send(image(Buffer.alloc(0)))).body).toEqual({ image: ["An image is required"] });
      expect((await send()).body).toEqual({ image: ["An image is required"] });
      expect((await send(["image", "text"])).body).toEqual({ image: ["An image is required"] });
      expect((await send(image(png), image(png))).status).toBe(400);
      const mixed = await send(image(png), ["images", image(png)[1]]);
      expect([mixed.status, mixed.body]).toEqual([400, { images: ["Only an A/B test takes several images."] }]);
    });
  });

  it("goes by content, and uses the name for nothing but its ending", async () => {
    const jpeg = await sharp(await flat("#884422"))
      .jpeg()
      .toBuffer();
    expect((await send(image(jpeg, "image0.png"))).status).toBe(201);
    expect((await send(image(await flat("#228844"), "AD.JPG", "image/jpeg"))).status).toBe(201);
    for (const [index, name] of ["a.php.png", "../../x.png", `${"n".repeat(300)}.png`].entries())
      expect((await send(image(await flat(`rgb(${index * 40 + 10}, 5, 99)`), name))).status).toBe(201);
    expect((await send(image(png, "picture"))).body.detail).toBe(formatText);
  });
});

describe("N47 to N51: what a picture is", () => {
  it("refuses everything that is not a jpeg, png or webp inside", async () => {
    const others: Buffer[] = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"/>'),
      Buffer.from("<html><body>hello</body></html>"),
      Buffer.from("%PDF-1.7\n1 0 obj\n"),
      Buffer.from("PK\u0003\u0004rest of an archive"),
      Buffer.from("GIF89a\u0001\u0000\u0001\u0000"),
      Buffer.from("BM\u0000\u0000\u0000\u0000"),
      Buffer.from("MZ\u0090\u0000"),
    ];
    await expectNothingStored(async () => {
      for (const bytes of others) {
        const { status, body } = await send(image(bytes));
        expect([status, body.detail]).toEqual([400, formatText]);
      }
    });
  });

  it("refuses pictures that are too small, too large or damaged, with a sentence", async () => {
    const header = (width: number, height: number): Buffer => {
      const bytes = Buffer.from(png);
      bytes.writeUInt32BE(width, 16);
      bytes.writeUInt32BE(height, 20);
      return bytes;
    };
    await expectNothingStored(async () => {
      expect((await send(image(await flat("#000000", 15, 15)))).body.detail).toBe("Image dimensions are too small.");
      expect((await send(image(header(30_000, 30_000)))).status).toBe(400);
      const jpeg = await sharp(await flat("#123456", 400, 400))
        .jpeg()
        .toBuffer();
      const damaged = await send(image(jpeg.subarray(0, jpeg.length / 2), "a.jpg", "image/jpeg"));
      expect(damaged.status).toBe(400);
      expect(damaged.body.code).toBe("unsupported_image");
    });
  });

  it("serves what was kept without metadata and without what was appended", async () => {
    const jpeg = await sharp(await flat("#aa3311"))
      .jpeg()
      .withExif({ IFD0: { Copyright: "<script>alert(1)</script>" } })
      .toBuffer();
    const { status, body } = await send(
      image(Buffer.concat([jpeg, Buffer.from("<script>x</script>")]), "a.jpg", "image/jpeg"),
    );
    expect(status).toBe(201);
    const served = await user.call.raw({ method: "GET", url: body.analysis_results.image });
    expect(served.bytes.includes("<script>")).toBe(false);
    expect(served.headers["content-type"]).toBe("image/jpeg");
    expect(served.headers["x-content-type-options"]).toBe("nosniff");
    expect(served.headers["content-security-policy"]).toContain("sandbox");
  });
});

describe("N54, N55, N58: the form around it", () => {
  it("wants one of the user's own categories", async () => {
    const other = await makePaidUser(app);
    const foreign = (await other.call.post("/categories/", { category: "Theirs" })).body.data.id;
    for (const id of [foreign, "Add New", "All", "7b0a1f0e-94a9-4b55-8a63-0d1b3f3f7b10"]) {
      const { status, body } = await user.call.form("POST", "/images/", [["category", id], image(png)]);
      expect([status, body.code]).toEqual([404, "not_found"]);
    }
    expect((await user.call.form("POST", "/images/", [image(png)])).body).toEqual({
      category: ["Category is required"],
    });
  });

  it("wants a sensible number of images, and takes it for nothing else", async () => {
    for (const number of ["0", "-1", "1.5", "abc", "1000000000"])
      expect((await send(["number_of_images", number], image(png))).status).toBe(400);
    expect((await send(["number_of_images", "5"], image(await flat("#0f0f55")))).status).toBe(201);
  });

  it("answers other forms of body in the error form", async () => {
    expect((await user.call.post("/images/", { image: "x" })).status).toBe(415);
    const noBoundary = await user.call.raw({
      method: "POST",
      url: "/api/images/",
      headers: { "content-type": "multipart/form-data" },
      payload: "x",
    });
    expect([400, 415]).toContain(noBoundary.status);
    const many: Part[] = Array.from({ length: 200 }, (_, index) => [`f${index}`, "x"]);
    expect((await send(...many)).status).toBe(413);
  });
});
