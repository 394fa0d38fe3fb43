/** What is used of tesseract.js-core, which brings no types. */
declare module "tesseract.js-core/tesseract-core-simd-lstm.js" {
  export interface LstmApi {
    Init: (folder: string, language: string, mode: number) => number;
    SetPageSegMode: (mode: number) => void;
    SetImageFile: (exif: number, angle: number) => number;
    GetUTF8Text: () => string;
    MeanTextConf: () => number;
    End: () => void;
  }
  export interface LstmCore {
    FS: { writeFile: (path: string, data: Uint8Array) => void };
    TessBaseAPI: new () => LstmApi;
  }
  const open: (options: { printErr: (line: string) => void }) => Promise<LstmCore>;
  export default open;
}
