// The font files that PDF documents embed. They are fetched when a document is made, by the page: the policy of a worker lets it
// fetch nothing.
import { type FontFiles, loadFontFiles } from '@liesse/facturx';

const addresses = import.meta.glob<string>('../../../../../packages/facturx/fonts/*.woff', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The fonts that have the letters of a text. */
export const loadPdfFonts = (text: string): Promise<FontFiles> => loadFontFiles(text, load);

async function load(file: string): Promise<Uint8Array> {
  const address = addresses[`../../../../../packages/facturx/fonts/${file}`];
  const response = await fetch(address ?? file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
