import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailData } from '#platform/auth/messages.ts';
import { fieldsOf } from './fields.ts';
import { type MailTemplate, readTemplates } from './templates.ts';

const KINDS = [
  'confirmation',
  'invite',
  'magic_link',
  'recovery',
  'email_change',
  'reauthentication',
  'factor_code',
  'new_sign_in',
  'account_exists',
] as const;

const full: MailData = {
  email: 'lea@exemple.fr',
  newEmail: 'lea.martin@exemple.fr',
  token: '042731',
  tokenHash: 'hash-of-token',
  confirmationUrl: 'https://liesse.fr/auth/v1/verify?token=abc&type=signup',
  redirectTo: 'https://liesse.fr/espace',
  siteUrl: 'https://liesse.fr',
  data: { name: 'Léa Martin' },
  device: 'Firefox sur Linux',
  at: new Date('2027-06-12T16:30:00Z'),
};
const WITH_LINK = new Set<string>(['confirmation', 'invite', 'magic_link', 'recovery', 'email_change']);
const WITH_CODE = new Set<string>([...WITH_LINK, 'reauthentication', 'factor_code']);

const render = (template: MailTemplate | undefined, data: MailData, siteName: string | null = null) => {
  if (!template) throw new Error('there is no such template');
  return template.render(fieldsOf(data, { language: template.language, timeZone: 'Europe/Paris', siteName }));
};

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const config = async (): Promise<Record<string, unknown>> => {
  const { auth } = parse(await readFile(join(repository, 'supabase/config.toml'), 'utf8'));
  return ((auth as Record<string, Record<string, unknown>>).email?.template ?? {}) as Record<string, unknown>;
};

describe.each([
  ['the built-in messages', 'en', async () => readTemplates('/nowhere')],
  ['the messages of this repository', 'fr', async () => readTemplates(repository, await config())],
])('%s', (_name, language, read) => {
  it.each(KINDS)('%s leaves no placeholder, with every value and with none', async (kind) => {
    const template = (await read()).get(kind);
    expect(template?.language).toBe(language);
    for (const data of [full, { email: 'lea@exemple.fr', siteUrl: 'https://liesse.fr' }]) {
      const { subject, html, text } = render(template, data);
      for (const part of [subject, html, text]) {
        expect(part).not.toMatch(/\{\{|\}\}|undefined|null|NaN/);
        expect(part.trim()).not.toBe('');
      }
      expect(text).not.toMatch(/<\w|&\w+;|^ | $|\n{3}/m);
    }
  });

  it.each(KINDS)('%s says in both parts what it is for', async (kind) => {
    const { subject, html, text } = render((await read()).get(kind), full);
    if (WITH_LINK.has(kind)) {
      expect(html).toContain('https://liesse.fr/auth/v1/verify?token=abc&#38;type=signup');
      expect(text).toContain('https://liesse.fr/auth/v1/verify?token=abc&type=signup');
    }
    if (WITH_CODE.has(kind)) {
      expect(html).toContain('042731');
      expect(text).toContain('042731');
    }
    // The subject outlives the message in the outbox and shows on locked screens.
    expect(subject).not.toContain('042731');
  });

  it.each(KINDS)('%s keeps a script in any value inert [D76]', async (kind) => {
    const script = '"><script>alert(1)</script>';
    const hostile = { ...full, email: script, newEmail: script, device: script, token: script, data: { name: script } };
    const { html } = render((await read()).get(kind), hostile);
    expect(html).not.toContain('<script');
  });
});

describe('the messages of this repository', () => {
  it.each(KINDS)('%s names the site as the project does, and by its first name where nothing is said', async (kind) => {
    const template = (await readTemplates(repository, await config())).get(kind);
    const named = Object.values(render(template, full, 'Maison Aubépine')).join('\n');
    expect(named).toContain('Maison Aubépine');
    expect(named).not.toContain('Liesse');
    expect(render(template, full).text).toContain('Liesse');
  });

  it('load nothing from elsewhere and set French typography', async () => {
    const templates = await readTemplates(repository, await config());
    for (const kind of KINDS) {
      const { html, text, subject } = render(templates.get(kind), full);
      expect(html).not.toMatch(/<(?:img|link|script|iframe)\b|url\(|@import/i);
      expect(html).toMatch(/<html lang="fr">/);
      // An ordinary space before a double sign would let it fall on the next line.
      for (const part of [text.replaceAll(/https?:\S+/g, ''), subject])
        expect(part).not.toMatch(/ [:;!?»]|« |[^\s\u00a0\d][;!?»]/);
    }
  });
});

describe('a project’s own templates', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mail-templates-'));
    await mkdir(join(folder, 'supabase/templates'), { recursive: true });
    await writeFile(join(folder, 'supabase/templates/a.html'), '<html lang="de"><p>{{ .Email }}</p></html>');
    await writeFile(join(folder, 'supabase/templates/b.html'), '<p>html</p>');
    await writeFile(join(folder, 'supabase/templates/b.txt'), 'text of {{ .Email }}');
    await writeFile(join(folder, 'supabase/templates/wrong.html'), '<p>{{ .Emial }}</p>');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('are found from the project’s folder and from supabase/', async () => {
    const templates = await readTemplates(folder, {
      invite: { subject: 'S', content_path: './supabase/templates/a.html' },
      recovery: { content_path: './templates/a.html' },
    });
    expect(render(templates.get('invite'), full)).toMatchObject({ subject: 'S', text: 'lea@exemple.fr\n' });
    expect(render(templates.get('recovery'), full)).toMatchObject({
      subject: 'Reset your password',
      text: 'lea@exemple.fr\n',
    });
    expect(templates.get('invite')?.language).toBe('de');
  });

  it('may bring a text part of their own', async () => {
    const templates = await readTemplates(folder, { invite: { content_path: 'supabase/templates/b.html' } });
    expect(render(templates.get('invite'), full)).toMatchObject({
      text: 'text of lea@exemple.fr',
      html: '<p>html</p>',
    });
  });

  it('stop the start when they are missing or have a slip', async () => {
    const read = (path: string) => readTemplates(folder, { invite: { content_path: path } });
    await expect(read('supabase/templates/none.html')).rejects.toThrow(
      'invite: no file at supabase/templates/none.html',
    );
    await expect(read('supabase/templates/wrong.html')).rejects.toThrow('invite: .Emial is not a field of a message');
  });

  it('cannot put a second header into the subject', async () => {
    const templates = await readTemplates(folder, { invite: { subject: 'Hello {{ .Data.who }}\r\nX: y' } });
    const { subject } = render(templates.get('invite'), { ...full, data: { who: 'x\r\nBcc: all@b.fr' } });
    expect(subject).toBe('Hello x Bcc: all@b.fr X: y');
  });
});
