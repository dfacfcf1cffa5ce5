declare const Deno: { serve(handler: (request: Request) => Response): void };

Deno.serve(() => Response.json({ allowed: true }));
