// Long text: paragraphs, headings, lists, quotations and tables at a readable width. It takes blocks and never
// HTML, so that content cannot inject markup.
import { Fragment, type ReactNode } from 'react';
import { TextLink } from '#web/ui/text/text-link.tsx';

export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'break' }
  | { kind: 'image'; src: string; alt: string; width: number; height: number }
  | { kind: 'link'; href: string; content: Inline[] };

export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][]; aligned: Array<'left' | 'right'> }
  | { kind: 'rule' };

export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="max-w-measure [&>*+*]:mt-6 [&>h2]:mt-12 [&>h3]:mt-9 [&>h2+*]:mt-4 [&>h3+*]:mt-3">
      {drawAll(blocks)}
    </div>
  );
}

/** The same width for text that a page writes itself. */
export function ProseText({ children }: { children: ReactNode }) {
  return <div className="max-w-measure [&>*+*]:mt-4">{children}</div>;
}

// Blocks are never reordered, so the index is their key.
const drawAll = (blocks: readonly Block[]): ReactNode => numbered(blocks, drawBlock);
const drawText = (content: readonly Inline[]): ReactNode => numbered(content, drawInline);

function numbered<T>(items: readonly T[], draw: (item: T) => ReactNode): ReactNode {
  return Array.from(items.entries(), ([place, item]) => <Fragment key={place}>{draw(item)}</Fragment>);
}

function drawBlock(block: Block): ReactNode {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 id={block.id} className="scroll-mt-6 text-title">
          {drawText(block.content)}
        </h2>
      ) : (
        <h3 id={block.id} className="scroll-mt-6 text-heading">
          {drawText(block.content)}
        </h3>
      );
    case 'paragraph':
      return <p>{drawText(block.content)}</p>;
    case 'list':
      return <List {...block} />;
    case 'quote':
      return (
        <blockquote className="border-ornament border-l pl-6 font-display text-lead [&>*+*]:mt-3">
          {drawAll(block.blocks)}
        </blockquote>
      );
    case 'table':
      return <Table {...block} />;
    case 'rule':
      return <hr className="border-hairline" />;
  }
}

function List({ isOrdered, items }: Extract<Block, { kind: 'list' }>) {
  const content = numbered(items, (item) => <li className="pl-2">{drawText(item)}</li>);
  const look = 'flex flex-col gap-2.5 pl-6 marker:text-metal';
  return isOrdered ? (
    <ol className={`list-decimal marker:font-display marker:tabular-nums ${look}`}>{content}</ol>
  ) : (
    <ul className={`list-disc ${look}`}>{content}</ul>
  );
}

function Table({ head, rows, aligned }: Extract<Block, { kind: 'table' }>) {
  const sideOf = (column: number): string => (aligned[column] === 'right' ? 'text-right tabular-nums' : 'text-left');
  return (
    // On a phone the table scrolls by itself and must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs the keyboard
    <div tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-small">
        <thead>
          <tr className="border-ornament border-b">
            {Array.from(head.entries(), ([column, cell]) => (
              <th key={column} scope="col" className={`py-2.5 pr-4 font-medium last:pr-0 ${sideOf(column)}`}>
                {drawText(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from(rows.entries(), ([place, row]) => (
            <tr key={place} className="border-hairline border-b">
              {Array.from(row.entries(), ([column, cell]) => (
                <td key={column} className={`py-2.5 pr-4 last:pr-0 ${sideOf(column)}`}>
                  {drawText(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function drawInline(inline: Inline): ReactNode {
  if (typeof inline === 'string') return inline;
  switch (inline.kind) {
    case 'strong':
      return <strong className="font-semibold">{drawText(inline.content)}</strong>;
    case 'emphasis':
      return <em>{drawText(inline.content)}</em>;
    case 'code':
      return <code>{inline.text}</code>;
    case 'break':
      return <br />;
    case 'image': {
      const { src, alt, width, height } = inline;
      return <img src={src} alt={alt} width={width} height={height} loading="lazy" className="h-auto rounded-small" />;
    }
    case 'link':
      return <TextLink href={inline.href}>{drawText(inline.content)}</TextLink>;
  }
}
