// Returns the received request.
declare const Deno: {
  serve(handler: (request: Request, info: { caller?: unknown }) => Promise<Response>): void;
  env: { get(name: string): string | undefined; toObject(): Record<string, string> };
};

Deno.serve(async (request, info) => {
  const { pathname, search } = new URL(request.url);
  const type = request.headers.get('content-type') ?? '';
  return Response.json({
    method: request.method,
    pathname,
    search,
    headers: Object.fromEntries(request.headers),
    caller: info.caller ?? null,
    environment: Object.keys(Deno.env.toObject()).toSorted(),
    ...(type.startsWith('multipart/form-data') ? { form: await fields(request) } : { body: await request.text() }),
  });
});

async function fields(request: Request): Promise<Record<string, unknown>> {
  const form = await request.formData();
  const read = [...form].map(async ([name, value]) => [
    name,
    typeof value === 'string' ? value : { name: value.name, type: value.type, text: await value.text() },
  ]);
  return Object.fromEntries(await Promise.all(read));
}
