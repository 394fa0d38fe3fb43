export interface WireRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: FormData | string | null;
  signal: AbortSignal | undefined;
  /** Share of the body sent, 0 to 1. */
  onUploadProgress: ((share: number) => void) | undefined;
}

export interface WireResponse {
  status: number;
  header: (name: string) => string | null;
  text: () => Promise<string>;
  blob: () => Promise<Blob>;
}

const aborted = (): DOMException => new DOMException("The call was aborted.", "AbortError");

async function sendByFetch(request: WireRequest): Promise<WireResponse> {
  const { method, url, headers, body, signal } = request;
  const response = await fetch(url, {
    method,
    headers,
    body,
    signal: signal ?? null,
    // The cookie that binds a social sign-in to this browser; the session itself travels in the header alone.
    credentials: "same-origin",
  });
  return {
    status: response.status,
    header: (name) => response.headers.get(name),
    text: () => response.text(),
    blob: () => response.blob(),
  };
}

/** fetch cannot tell how much of a body has left; XMLHttpRequest can. */
function sendByXhr(request: WireRequest): Promise<WireResponse> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.responseType = "blob";
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) request.onUploadProgress?.(event.loaded / event.total);
    });
    xhr.addEventListener("load", () => {
      const answer: unknown = xhr.response;
      const blob = answer instanceof Blob ? answer : new Blob();
      resolve({
        status: xhr.status,
        header: (name) => xhr.getResponseHeader(name),
        text: () => blob.text(),
        blob: () => Promise.resolve(blob),
      });
    });
    xhr.addEventListener("error", () => reject(new TypeError("Network request failed")));
    xhr.addEventListener("abort", () => reject(aborted()));
    if (request.signal?.aborted) {
      reject(aborted());
      return;
    }
    request.signal?.addEventListener("abort", () => xhr.abort(), { once: true });
    xhr.send(request.body);
  });
}

export function send(request: WireRequest): Promise<WireResponse> {
  return request.onUploadProgress ? sendByXhr(request) : sendByFetch(request);
}
