// Everything a function can do wrong, by the last part of the address.

const FAULTS: Record<string, (request: Request) => unknown> = {
  throw: () => {
    throw new Error('a secret of the function');
  },
  reject: () => Promise.reject(new Error('a secret of the function')),
  nothing: () => undefined,
  wrong: () => ({ status: 200 }),
  status: () => new Response('x', { status: 700 }),
  exit: () => process.exit(1),
  forgotten: () => {
    void Promise.reject(new Error('nobody listens'));
    return new Response('still here');
  },
  uncaught: () =>
    new Promise(() => {
      setTimeout(() => {
        throw new Error('in a timer');
      }, 0);
    }),
  loop: () => {
    for (;;) Math.sqrt(2);
  },
  heap: () => {
    const held: string[][] = [];
    for (;;) held.push(Array.from({ length: 10_000 }, (_, index) => `${index}${held.length}`));
  },
  broken: () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          controller.enqueue(new TextEncoder().encode('the beginning'));
          controller.error(new Error('half way'));
        },
      }),
    ),
  fetch: async (request) => {
    const target = (await request.text()).trim();
    try {
      return Response.json({ status: (await fetch(target)).status });
    } catch (error) {
      return Response.json({ refused: String(error) });
    }
  },
};

export default (request: Request): unknown => {
  const kind = new URL(request.url).pathname.split('/').at(-1) ?? '';
  const fault = FAULTS[kind];
  return fault ? fault(request) : new Response('well');
};
