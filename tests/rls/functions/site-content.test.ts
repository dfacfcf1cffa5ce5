// What the matrix cannot say of the public pages' tables: the shape of settings, the creation of posts, the delivery of a message.
import { describe, expect, it } from 'vitest';
import { checkViolation, connect, insufficientPrivilege, verdict } from '#tests/rls/support/attempt.ts';
import { cast } from '#tests/rls/support/callers.ts';

const { attempt, query, seen } = connect();
const { service_role: service, 'admin with permission': ada } = cast;

describe('a setting', () => {
  const set = (key: string, value: unknown) =>
    `update public.site_settings set value = '${JSON.stringify(value)}' where key = '${key}'`;

  it.each([
    ['identity', { name: 'Fêtes & Cie', logo: '/storage/v1/object/public/site/logo.svg' }],
    ['contact', { email: 'contact@example.fr', phone: '01 99 00 12 34', address: ['1 rue X', '75000 Paris'] }],
    ['social', { instagram: 'https://example.com/liesse', facebook: null }],
  ])('of %s takes what pages can show', async (key, value) => {
    expect(verdict(await attempt(ada, set(key, value)))).toBe(1);
  });

  it.each([
    ['identity', { name: '' }],
    ['identity', { logo: null }],
    ['identity', { name: 'Liesse', logo: '//pirate.example/logo.png' }],
    ['identity', { name: 'Liesse', logo: 'javascript:alert(1)' }],
    ['contact', { email: 'nulle part', phone: null, address: [] }],
    ['contact', { email: null, phone: 'appelez-moi', address: [] }],
    ['contact', { email: null, phone: null, address: [{}] }],
    ['social', { instagram: 'javascript:alert(1)' }],
    ['social', { instagram: 'http://example.com' }],
    ['social', { instagram: 12 }],
    ['testimonials', { are_samples: true, items: [] }],
    ['testimonials', { are_samples: true, items: [{}, {}, {}] }],
    ['testimonials', []],
  ])('of %s refuses %j', async (key, value) => {
    expect(verdict(await attempt(ada, set(key, value)))).toBe(checkViolation);
  });
});

describe('the posts of the house', () => {
  it('are long enough to be useful, short enough to be read, and set by the rules of French typography', async () => {
    const { rows } = await query<{ slug: string; title: string; summary: string; body: string; minutes: number }>(
      `select slug, title, summary, body, reading_minutes as minutes from public.posts where published_at <= now()`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(4);
    for (const { slug, title, summary, body, minutes } of rows) {
      const words = body.split(/\s+/).length;
      expect(words, slug).toBeGreaterThan(500);
      expect(words, slug).toBeLessThan(900);
      expect(minutes, slug).toBe(Math.round(words / 200));
      const text = `${title}\n${summary}\n${body.replaceAll(/[|: -]{6,}/g, '')}`;
      expect(text, slug).not.toMatch(/[^\u00a0\u202f|-][:;!?»](?:\s|$)/);
      expect(text, slug).not.toMatch(/«[^\u00a0\u202f]|'|\.\.\.|\d \d{3}\b|\d [€%]/);
    }
  });

  it('link to pages of the site only', async () => {
    const { rows } = await query<{ links: string[] | null }>(
      String.raw`select array_agg(m[1]) as links from public.posts, regexp_matches(body, '\]\(([^)]*)\)', 'g') as m`,
    );
    const links = rows[0]?.links ?? [];
    const slugs = (await query<{ slug: string }>('select slug from public.posts')).rows.map(({ slug }) => slug);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(slugs.map((slug) => `/blog/${slug}`)).toContain(link);
  });
});

describe('a message to the operator', () => {
  // The queue is not laid here: what would be mailed is written down instead, in the transaction of the attempt.
  const noted = `
    create table private.noted (key text, recipient text, subject text, body text);
    create or replace function platform.send_mail(
      key text, kind text, recipient text, subject text, body_text text,
      body_html text default null, run_at timestamptz default now()
    ) returns uuid language sql security definer set search_path = '' as $$
      insert into private.noted select key, recipient, subject, body_text returning gen_random_uuid() $$;
    grant select on private.noted to service_role;
    update public.site_settings set value = '{"email": "contact@example.fr", "phone": null, "address": []}'
    where key = 'contact';`;
  const send = ({ name = 'Irène', body = 'Bonjour, le message.', network = '203.0.113.7', suspect = false } = {}) =>
    `public.send_contact_message('${name}', 'Irene@example.fr', 'client', '${body}', '${network}', ${suspect})`;
  const flood = (from: number, to: number, network: string) =>
    `select ${send({ network, body: `' || n || ' fois bonjour` })} from generate_series(${from}, ${to}) as n`;

  it('is stored and mailed to the address of the site', async () => {
    expect(
      await seen(service, `select recipient, subject, body from private.noted`, `${noted} select ${send()};`),
    ).toEqual([
      {
        recipient: 'contact@example.fr',
        subject: 'Message de Irène',
        body: expect.stringContaining('Irene@example.fr'),
      },
    ]);
    const kept = `select state from public.contact_messages where body = 'Bonjour, le message.'`;
    expect(await seen(ada, kept, `${noted} select ${send()};`)).toEqual([{ state: 'new' }]);
  });

  it('is mailed to the first administrator while the site has no address', async () => {
    const without = `${noted} update public.site_settings set value = value || '{"email": null}' where key = 'contact'; select ${send()};`;
    expect(await seen(service, 'select recipient from private.noted', without)).toEqual([
      { recipient: 'ada@example.fr' },
    ]);
  });

  it('sent twice is one message', async () => {
    const twice = `${noted} select ${send()}; select ${send({ name: 'Irène, encore' })};`;
    expect(await seen(service, 'select 1 from private.noted', twice)).toHaveLength(1);
  });

  it('never breaks out of the subject line', async () => {
    const sly = `${noted} select ${send({ name: `' || E'Ève\\r\\nBcc: tous@example.fr` })};`;
    expect(await seen(service, 'select subject from private.noted', sly)).toEqual([
      { subject: 'Message de Ève Bcc: tous@example.fr' },
    ]);
  });

  it('is refused when one network has sent ten within the hour, and another network is not', async () => {
    const ten = `${noted} ${flood(1, 10, '203.0.113.7')};`;
    expect(await seen(service, `select ${send()} as answer`, ten)).toEqual([{ answer: 'too_many' }]);
    expect(await seen(service, `select ${send({ network: '198.51.100.2' })} as answer`, ten)).toEqual([
      { answer: 'received' },
    ]);
    const later = `${ten} update private.use_counts set window_ends_at = now();`;
    expect(await seen(service, `select ${send()} as answer`, later)).toEqual([{ answer: 'received' }]);
  });

  it('that looks automated is stored, and reported once a day', async () => {
    const two = `${noted} select ${send({ suspect: true })}; select ${send({ suspect: true, body: 'Encore un message.' })};`;
    const rows = await seen(service, 'select distinct key, subject from private.noted', two);
    expect(rows).toEqual([
      { key: expect.stringMatching(/^contact-aside:/), subject: 'Des messages ont été mis de côté' },
    ]);
    expect(await seen(ada, `select 1 from public.contact_messages where state = 'suspect'`, two)).toHaveLength(2);
  });

  it('is stored without a mail when too many arrive', async () => {
    const many = Array.from({ length: 13 }, (_, n) => `${flood(n * 10 + 1, n * 10 + 10, `203.0.113.${n}`)};`).join('');
    const states = 'select state, count(*)::int from public.contact_messages group by state order by state';
    expect(await seen(ada, states, noted + many)).toEqual([
      { state: 'held', count: 10 },
      { state: 'new', count: 121 },
    ]);
  });

  it('is taken from the server alone, which has seen the network itself', async () => {
    for (const caller of [cast.anon, cast.owner, ada]) {
      expect(verdict(await attempt(caller, `select ${send()}`))).toBe(insufficientPrivilege);
    }
  });

  it('must be a message', async () => {
    for (const change of [{ body: 'court' }, { name: ' ' }]) {
      expect(verdict(await attempt(service, `select ${send(change)}`, noted)), JSON.stringify(change)).toBe(
        checkViolation,
      );
    }
  });
});
