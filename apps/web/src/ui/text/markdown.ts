// From Markdown to the blocks that a page can show. Strict: HTML in it stays text, a picture is one of ours or else its description,
// and a link leads to a page of ours or to a web or mail address. Loaded only where such a text is shown.
import { lexer, type Token, type Tokens } from 'marked';
import { foldText } from '#web/lib/format/format.ts';
import type { Block, Inline } from '#web/ui/text/prose.tsx';

export function parseMarkdown(markdown: string): Block[] {
  const taken = new Set<string>();
  return blocksOf(lexer(markdown), taken);
}

/** The headings of the first level below the title: the way through a post. */
export const headingsOf = (blocks: readonly Block[]): Array<{ id: string; title: string }> =>
  blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, title: plainText(block.content) }] : [],
  );

/** The questions of a page: each heading of the first level is one, and what follows is its answer. */
export function questionsOf(blocks: readonly Block[]): Array<{ question: string; answer: Block[] }> {
  const questions: Array<{ question: string; answer: Block[] }> = [];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2)
      questions.push({ question: plainText(block.content), answer: [] });
    else questions.at(-1)?.answer.push(block);
  }
  return questions;
}

const blocksOf = (tokens: readonly Token[], taken: Set<string>): Block[] =>
  tokens.flatMap((token) => blockOf(token, taken) ?? []);

function blockOf(token: Token, taken: Set<string>): Block | null {
  switch (token.type) {
    case 'heading': {
      const content = inlineOf(token.tokens);
      // The page has the first level for itself.
      return { kind: 'heading', level: token['depth'] <= 2 ? 2 : 3, id: nameFor(plainText(content), taken), content };
    }
    case 'paragraph':
    case 'text':
      return { kind: 'paragraph', content: token.tokens === undefined ? [token.raw] : inlineOf(token.tokens) };
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return { kind: 'list', isOrdered: ordered, items: items.map((item) => inlineOf(item.tokens)) };
    }
    case 'blockquote':
      return { kind: 'quote', blocks: blocksOf(token.tokens ?? [], taken) };
    case 'table':
      return tableOf(token as Tokens.Table);
    case 'hr':
      return { kind: 'rule' };
    case 'space':
    case 'def':
      return null;
    default:
      // HTML, code and what is still to be invented: as it was typed.
      return { kind: 'paragraph', content: [token.raw.trim()] };
  }
}

function tableOf({ header, rows, align }: Tokens.Table): Block {
  return {
    kind: 'table',
    head: header.map((cell) => inlineOf(cell.tokens)),
    rows: rows.map((row) => row.map((cell) => inlineOf(cell.tokens))),
    aligned: align.map((side) => (side === 'right' ? 'right' : 'left')),
  };
}

const inlineOf = (tokens: readonly Token[] = []): Inline[] => tokens.flatMap(inline);

function inline(token: Token): Inline[] {
  switch (token.type) {
    case 'strong':
      return [{ kind: 'strong', content: inlineOf(token.tokens) }];
    case 'em':
      return [{ kind: 'emphasis', content: inlineOf(token.tokens) }];
    case 'codespan':
      return [{ kind: 'code', text: String(token['text']) }];
    case 'br':
      return [{ kind: 'break' }];
    case 'link': {
      const content = inlineOf(token.tokens);
      const href = String(token['href']);
      return isSafeLink(href) ? [{ kind: 'link', href, content }] : content;
    }
    case 'image':
      return [pictureOf(String(token['href']), String(token['text']))];
    case 'escape':
      return [String(token['text'])];
    case 'text':
      return token.tokens === undefined ? [String(token['text'])] : inlineOf(token.tokens);
    default:
      return [token.raw];
  }
}

/** A picture that an administrator added. Its name ends with its size, so that the text below it does not move when it arrives. */
const PICTURE =
  /^\/storage\/v1\/object\/public\/content-pictures\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}-([1-9]\d{0,3})x([1-9]\d{0,3})\.(?:webp|jpg)$/;

function pictureOf(src: string, alt: string): Inline {
  const [, width, height] = PICTURE.exec(src) ?? [];
  return width === undefined ? alt : { kind: 'image', src, alt, width: Number(width), height: Number(height) };
}

/** `//elsewhere` and `/\elsewhere` are other sites that look like ours. */
const isSafeLink = (href: string): boolean => /^(?:https?:\/\/|mailto:|#|\/(?![/\\]))/i.test(href);

function nameFor(title: string, taken: Set<string>): string {
  const name = foldText(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  let free = name || 'partie';
  for (let n = 2; taken.has(free); n += 1) free = `${name}-${n}`;
  taken.add(free);
  return free;
}

export const plainText = (content: readonly Inline[]): string =>
  content
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'break') return ' ';
      if (part.kind === 'image') return part.alt;
      return part.kind === 'code' ? part.text : plainText(part.content);
    })
    .join('');
