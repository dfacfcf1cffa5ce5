// Bodies that take their time.

const encoder = new TextEncoder();

/** The caller lets the next event go with a call of /streams/next: nothing here waits for a clock. */
let release = Promise.withResolvers<void>();
let cancelled = 0;
let given = 0;

export default {
  async fetch(request: Request): Promise<Response> {
    const kind = new URL(request.url).pathname.split('/').at(-1);
    if (kind === 'echo') return new Response(request.body, { headers: { 'content-type': 'application/octet-stream' } });
    if (kind === 'count') return Response.json(await count(request));
    if (kind === 'events') return events();
    if (kind === 'endless') return endless();
    if (kind === 'never') return new Promise<Response>((resolve) => waitFor(request.signal, resolve));
    if (kind === 'next') {
      release.resolve();
      return new Response(null, { status: 204 });
    }
    return Response.json({ cancelled, given });
  },
};

async function count(request: Request): Promise<{ bytes: number }> {
  let bytes = 0;
  for await (const chunk of request.body ?? []) bytes += chunk.length;
  return { bytes };
}

function events(): Response {
  release = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(encoder.encode('data: un\n\n'));
      await release.promise;
      controller.enqueue(encoder.encode('data: deux\n\n'));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

function endless(): Response {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 1;
      controller.enqueue(new Uint8Array(64 * 1024));
    },
    cancel() {
      cancelled += 1;
    },
  });
  return new Response(body);
}

function waitFor(signal: AbortSignal, resolve: (response: Response) => void): void {
  signal.addEventListener('abort', () => {
    cancelled += 1;
    resolve(new Response('too late'));
  });
}
