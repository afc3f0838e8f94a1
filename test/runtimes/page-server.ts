import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A server on this machine alone, of files by path. */
export interface PageServer {
  readonly origin: string;
  /** What browsers reported to `/reports`, in order. */
  readonly reports: readonly string[];
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
};

/** Serves each file with the policy, where one is given. */
export async function servePages(
  files: ReadonlyMap<string, string | Uint8Array>,
  policy: string | undefined,
): Promise<PageServer> {
  const reports: string[] = [];
  const server = createServer(async (request, response) => {
    const path = (request.url ?? "").slice(1);
    if (path === "reports") {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      reports.push(Buffer.concat(chunks).toString());
      response.writeHead(204).end();
      return;
    }
    const content = files.get(path);
    const type = types[path.slice(path.lastIndexOf(".") + 1)];
    if (content === undefined || type === undefined) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, {
        "content-type": type,
        ...(policy === undefined ? {} : { "content-security-policy": policy }),
      })
      .end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    reports,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
