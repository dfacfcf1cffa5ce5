import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client(inject('database'));
  await client.connect();
});

afterAll(() => client.end());

const render = async (unsubscribe: string | null): Promise<string> => {
  const { rows } = await client.query<{ html: string }>(
    `select private.letter_html('Liesse', 'Les <b>40 ans</b>', E'Bonjour,\\n\\nUn & deux', 'Ouvrir', 'https://liesse.example/a?b=1&c', 'Note', $1) as html`,
    [unsubscribe],
  );
  return rows[0]?.html ?? '';
};

it('writes the words of a mail as text, in paragraphs, with the link in a button and in full', async () => {
  const html = await render(null);
  expect(html).toContain('>Les &lt;b&gt;40 ans&lt;/b&gt;</h1>');
  expect(html).toMatch(/<p [^>]*>Bonjour,<\/p><p [^>]*>Un &amp; deux<\/p>/);
  expect(html.match(/href="https:\/\/liesse\.example\/a\?b=1&amp;c"/g)).toHaveLength(2);
  expect(html).not.toContain('Ne plus recevoir');
});

it('offers to end the mails that can be ended', async () => {
  expect(await render('https://liesse.example/unsubscribe/x')).toContain(
    'href="https://liesse.example/unsubscribe/x" style="color:#6d1f3b">Ne plus recevoir ces messages</a>',
  );
});
