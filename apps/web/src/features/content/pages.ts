// The pages of the public site whose text is in the database: the questions of the contact page, and the help page.
import type { Tables } from '@liesse/database';
import type { PublicData } from '#web/lib/api/public-data.ts';
import type { Block } from '#web/ui/text/prose.tsx';

type Row = Pick<Tables<'site_pages'>, 'slug' | 'title' | 'body'>;

export interface FaqPage {
  title: string;
  items: Array<{ question: string; answer: Block[] }>;
}

export const noFaq: FaqPage = { title: '', items: [] };

export interface TextPage {
  slug: string;
  title: string;
  /** The first paragraph, for search engines and shared links; empty without one. */
  lead: string;
  blocks: Block[];
}

export async function readFaq(data: PublicData, signal: AbortSignal): Promise<FaqPage> {
  const [faq] = await data.get<Row[]>('site_pages?select=slug,title,body&slug=eq.faq', signal);
  const { parseMarkdown, questionsOf } = await import('#web/ui/text/markdown.ts');
  return { title: faq?.title ?? '', items: questionsOf(parseMarkdown(faq?.body ?? '')) };
}

/** Null for an address without a text. The questions have a page of their own. */
export async function readPage(data: PublicData, slug: string, signal: AbortSignal): Promise<TextPage | null> {
  if (slug === 'faq') return null;
  const path = `site_pages?select=slug,title,body&slug=eq.${encodeURIComponent(slug)}`;
  const [row] = await data.get<Row[]>(path, signal);
  if (row === undefined) return null;
  const { parseMarkdown, plainText } = await import('#web/ui/text/markdown.ts');
  const blocks = parseMarkdown(row.body);
  const first = blocks.find((block) => block.kind === 'paragraph');
  return { slug: row.slug, title: row.title, lead: plainText(first?.content ?? []), blocks };
}
