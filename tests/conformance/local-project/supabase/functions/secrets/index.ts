declare const Deno: {
  serve(handler: (request: Request) => Response): void;
  env: { get(name: string): string | undefined };
};

Deno.serve(() => Response.json({ greeting: Deno.env.get('GREETING') ?? null }));
