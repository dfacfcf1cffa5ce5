import { describe, expect, it } from 'vitest';
import { headingsOf, parseMarkdown, questionsOf } from '#web/ui/text/markdown.ts';

describe('the Markdown of a post', () => {
  it('becomes headings, paragraphs, lists, quotations and tables', () => {
    const text = `Un **début** et [un lien](/partners).\n\n## Où va l’argent\n\n1. un\n2. *deux*\n\n> dit-on\n\n| a | b |\n| --- | ---: |\n| x | 1 |\n`;
    expect(parseMarkdown(text)).toEqual([
      {
        kind: 'paragraph',
        content: [
          'Un ',
          { kind: 'strong', content: ['début'] },
          ' et ',
          { kind: 'link', href: '/partners', content: ['un lien'] },
          '.',
        ],
      },
      { kind: 'heading', level: 2, id: 'ou-va-l-argent', content: ['Où va l’argent'] },
      { kind: 'list', isOrdered: true, items: [['un'], [{ kind: 'emphasis', content: ['deux'] }]] },
      { kind: 'quote', blocks: [{ kind: 'paragraph', content: ['dit-on'] }] },
      { kind: 'table', head: [['a'], ['b']], rows: [[['x'], ['1']]], aligned: ['left', 'right'] },
    ]);
  });

  it('gives every heading a name of its own', () => {
    const blocks = parseMarkdown('# Titre\n\n## Suite\n\n## Suite\n\n### Détail\n\n## !!!');
    expect(headingsOf(blocks)).toEqual([
      { id: 'titre', title: 'Titre' },
      { id: 'suite', title: 'Suite' },
      { id: 'suite-2', title: 'Suite' },
      { id: 'partie', title: '!!!' },
    ]);
  });

  it('leaves HTML as the text it was typed as [D76]', () => {
    for (const html of ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<b>gras</b> <a href="x">y</a>']) {
      expect(textOf(parseMarkdown(html))).toBe(html);
      expect(textOf(parseMarkdown(`Avant ${html} après`))).toBe(`Avant ${html} après`);
    }
  });

  it('follows no link but to pages of ours, the web and mail', () => {
    for (const href of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//pirate.example',
      '/\\pirate.example',
      'vbscript:x',
    ]) {
      expect(parseMarkdown(`[clic](<${href}>)`), href).toEqual([{ kind: 'paragraph', content: ['clic'] }]);
    }
    for (const href of ['/partners', 'https://example.fr/', 'mailto:a@example.fr', '#suite']) {
      expect(parseMarkdown(`[clic](${href})`)).toEqual([
        { kind: 'paragraph', content: [{ kind: 'link', href, content: ['clic'] }] },
      ]);
    }
  });

  it('shows a picture of ours, and only the description of any other', () => {
    const src = '/storage/v1/object/public/content-pictures/0e000000-0000-4000-8000-000000000001-1200x800.webp';
    expect(parseMarkdown(`![une table](${src})`)).toEqual([
      { kind: 'paragraph', content: [{ kind: 'image', src, alt: 'une table', width: 1200, height: 800 }] },
    ]);
    for (const other of [
      'https://pirate.example/x.png',
      `https://pirate.example${src}`,
      `${src}?x`,
      `${src}/../../x`,
    ]) {
      expect(parseMarkdown(`![une table](${other})`), other).toEqual([{ kind: 'paragraph', content: ['une table'] }]);
    }
  });

  it('splits a page of questions at its headings', () => {
    const blocks = parseMarkdown('Avant.\n\n## Combien\u00a0?\n\nRien.\n\n- deux\n\n## Vide\n');
    expect(questionsOf(blocks)).toEqual([
      {
        question: 'Combien\u00a0?',
        answer: [
          { kind: 'paragraph', content: ['Rien.'] },
          { kind: 'list', isOrdered: false, items: [['deux']] },
        ],
      },
      { question: 'Vide', answer: [] },
    ]);
  });
});

const textOf = (blocks: ReturnType<typeof parseMarkdown>): string =>
  blocks
    .flatMap((block) => (block.kind === 'paragraph' ? block.content : []))
    .map((part) => (typeof part === 'string' ? part : JSON.stringify(part)))
    .join('');
