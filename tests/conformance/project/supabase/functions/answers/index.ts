// Answers of every kind, by the last part of the address.

const ANSWERS: Record<string, () => Response> = {
  json: () => Response.json({ livre: 'Électre' }),
  text: () => new Response('bonjour'),
  bytes: () => new Response(Uint8Array.of(0, 255, 10), { headers: { 'content-type': 'application/octet-stream' } }),
  pdf: () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }),
  form: () => {
    const form = new FormData();
    form.set('titre', 'Phèdre');
    return new Response(form);
  },
  nothing: () => new Response(null, { status: 204 }),
  refused: () => Response.json({ reason: 'no-such-book' }, { status: 422 }),
  moved: () => new Response(null, { status: 303, headers: { location: '/functions/v1/answers/json' } }),
  page: () => new Response('<script>1</script>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  forged: () => new Response('fine', { headers: { 'x-relay-error': 'true', 'content-length': '1' } }),
  open: () =>
    new Response('for everyone', {
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': '*',
      },
    }),
  cookies: () => {
    const headers = new Headers({ 'x-shelf': 'north', 'cache-control': 'max-age=60' });
    headers.append('set-cookie', 'a=1');
    headers.append('set-cookie', 'b=2');
    return new Response('ok', { headers });
  },
};

export default {
  fetch(request: Request): Response {
    const kind = new URL(request.url).pathname.split('/').at(-1) ?? '';
    return ANSWERS[kind]?.() ?? Response.json({ kind }, { status: 404 });
  },
};
