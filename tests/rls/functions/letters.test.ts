import { invitationDesigns } from '@liesse/domain';
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

it.each(invitationDesigns)('has readable colours for dark mode in the design %s', async (design) => {
  const { rows } = await client.query<{ html: string }>(
    `select private.invitation_html($1, 'Invitation', 'Camille & Noé', 'Chers amis', 'Ouvrir', 'https://liesse.example/g') as html`,
    [design],
  );
  const html = rows[0]?.html ?? '';
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const dark = /prefers-color-scheme:dark\)\{(.+)\}<\/style>/.exec(html)?.[1] ?? '';
  const colourOf = (rule: string): string => dark.split(`${rule}:`)[1]?.slice(0, 7) ?? '';
  const card = colourOf('.card{background-color');
  expect(contrast(colourOf('.card td{color'), card)).toBeGreaterThan(7);
  expect(contrast(colourOf('.accent{color'), card)).toBeGreaterThan(4.5);
  expect(contrast('#FFFFFF', colourOf('.button{background-color'))).toBeGreaterThan(4.5);
});

/** WCAG 2.2, « contrast ratio ». */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
