// Reads PDF documents for tests: the lines that they draw, as readers extract them, and their pictures.
import { readFile } from 'node:fs/promises';
import { type FontFiles, loadFontFiles } from '@liesse/facturx';
import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage, PDFRawStream } from 'pdf-lib';

export const readPdfFonts = (text = ''): Promise<FontFiles> =>
  loadFontFiles(
    text,
    async (file) => new Uint8Array(await readFile(new URL(import.meta.resolve(`@liesse/facturx/fonts/${file}`)))),
  );

interface ReadLine {
  text: string;
  font: string;
  /** In points from the left and from the bottom. */
  x: number;
  y: number;
}

interface ReadPicture {
  /** In points from the left and from the bottom. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ReadPdf {
  pages: { lines: ReadLine[]; pictures: ReadPicture[]; width: number; height: number }[];
  text: string;
  fonts: string[];
}

export async function readPdf(file: Blob | Uint8Array): Promise<ReadPdf> {
  const pdf = await PDFDocument.load(file instanceof Blob ? await file.arrayBuffer() : file);
  const pages = pdf.getPages().map((page) => ({ ...page.getSize(), ...readPage(page) }));
  const lines = pages.flatMap((page) => page.lines);
  return { pages, text: lines.map(({ text }) => text).join('\n'), fonts: [...new Set(lines.map(({ font }) => font))] };
}

function readPage(page: PDFPage): { lines: ReadLine[]; pictures: ReadPicture[] } {
  const known = fontsOf(page);
  const streams = page.node.lookup(PDFName.of('Contents'));
  const content = (
    streams instanceof PDFArray ? streams.asArray().map((one) => page.doc.context.lookup(one)) : [streams]
  )
    .map(contentOf)
    .join('\n');
  const lines = content
    .matchAll(/(\S+) (\S+) Tm\n(\/\S+) \S+ Tf\s*<(\w+)> Tj/g)
    .map(([, x, y, key = '', codes = '']) => {
      const font = known.get(key);
      const glyphs = codes.match(font?.letters === null ? /../g : /.{4}/g) ?? [];
      const text = glyphs.map((glyph) => font?.letters?.get(glyph.toUpperCase()) ?? standardLetter(glyph)).join('');
      return { text, font: font?.name ?? '', x: Number(x), y: Number(y) };
    });
  const pictures = content
    .matchAll(/1 0 0 1 (\S+) (\S+) cm\n1 0 0 1 0 0 cm\n(\S+) 0 0 (\S+) 0 0 cm\n1 0 0 1 0 0 cm\n\/\S+ Do/g)
    .map(([, x, y, width, height]) => ({ x: Number(x), y: Number(y), width: Number(width), height: Number(height) }));
  return { lines: [...lines], pictures: [...pictures] };
}

interface ReadFont {
  name: string;
  letters: Map<string, string> | null;
}

/** Letters by the codes that the document draws them with; null for a standard font, whose codes are their Latin-1 letters. */
function fontsOf(page: PDFPage): Map<string, ReadFont> {
  const used = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  return new Map(
    used?.entries().map(([key]): [string, ReadFont] => {
      const dictionary = used.lookup(key, PDFDict);
      const name = String(dictionary.get(PDFName.of('BaseFont')));
      const map = dictionary.lookup(PDFName.of('ToUnicode'));
      if (map === undefined) return [String(key), { name, letters: null }];
      const letters = [...contentOf(map).matchAll(/^<(\w{4})> <(\w+)>$/gm)].map(
        ([, glyph = '', letter = '']) => [glyph.toUpperCase(), lettersOf(letter)] as const,
      );
      return [String(key), { name, letters: new Map(letters) }];
    }),
  );
}

/** UTF-16 in hexadecimal; a ligature has several letters. */
const lettersOf = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

const standardLetter = (code: string): string =>
  code.length === 2 ? String.fromCharCode(Number.parseInt(code, 16)) : '�';

const contentOf = (stream: unknown): string =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '';
