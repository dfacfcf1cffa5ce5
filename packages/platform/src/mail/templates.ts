// The messages of a project: config.toml's [auth.email.template.<kind>] as the hosted command line has it, and a plain
// message of ours for each kind the project says nothing about. A template with a slip stops the start, not a message.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailKind } from '#platform/auth/messages.ts';
import { messageOf } from '#platform/observation.ts';
import { defaultTemplates, type TemplateSource } from './default-templates.ts';
import type { Fields } from './fields.ts';
import { tidyText, toPlainText } from './plain-text.ts';
import { parseTemplate, type Template } from './template-syntax.ts';

export interface MailTemplate {
  /** The `lang` of its HTML: dates are written in it. */
  language: string;
  render(fields: Fields): { subject: string; html: string; text: string };
}

export type MailTemplates = ReadonlyMap<MailKind, MailTemplate>;

/** `settings` is the [auth.email.template] table of a project's config.toml. */
export async function readTemplates(project: string, settings: Record<string, unknown> = {}): Promise<MailTemplates> {
  const kinds = Object.keys(defaultTemplates) as MailKind[];
  return new Map(
    await Promise.all(
      kinds.map(async (kind) => [kind, compile(kind, await readSource(project, kind, settings[kind]))] as const),
    ),
  );
}

const SUBJECT_LENGTH = 150;

function compile(kind: string, source: TemplateSource): MailTemplate {
  try {
    const subject = parseTemplate(source.subject, 'text');
    const html = parseTemplate(source.html, 'html');
    const text = source.text === undefined ? derivedText(source.html) : parseTemplate(source.text, 'text');
    return {
      language: /<html\b[^>]*\blang\s*=\s*["']?([a-z]{2,3}(?:-[a-z]{2})?)\b/i.exec(source.html)?.[1] ?? 'en',
      render: (fields) => ({
        subject: subject(fields)
          .replace(/\p{Cc}+/gu, ' ')
          .trim()
          .slice(0, SUBJECT_LENGTH),
        html: html(fields),
        text: text(fields),
      }),
    };
  } catch (error) {
    throw new Error(`the mail template ${kind}: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

function derivedText(html: string): Template {
  const template = parseTemplate(toPlainText(html), 'text');
  return (fields) => tidyText(template(fields));
}

async function readSource(project: string, kind: MailKind, settings: unknown): Promise<TemplateSource> {
  const plain = defaultTemplates[kind];
  if (typeof settings !== 'object' || settings === null) return plain;
  const { subject, content_path: path } = settings as Record<string, unknown>;
  const chosen = { ...plain, ...(typeof subject === 'string' ? { subject } : {}) };
  if (typeof path !== 'string' || path === '') return chosen;
  // The command line reads it from the project's folder; people also write it from config.toml's own.
  const candidates = [join(project, path), join(project, 'supabase', path)];
  const html = (await Promise.all(candidates.map(readIfExists))).find((content) => content !== null) ?? null;
  if (html === null) throw new Error(`the mail template ${kind}: no file at ${path}`);
  const beside = await Promise.all(candidates.map((candidate) => readIfExists(candidate.replace(/\.html?$/i, '.txt'))));
  const text = /\.html?$/i.test(path) ? beside.find((content) => content !== null) : undefined;
  return { subject: chosen.subject, html, ...(text === undefined || text === null ? {} : { text }) };
}

const readIfExists = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
