// The font files that PDF documents embed. They are fetched when a document is made, by the page: the policy of a worker lets it
// fetch nothing.
import type { FontFiles } from '@liesse/facturx';
import regular from '@liesse/facturx/fonts/figtree-latin-400-normal.woff?url';
import bold from '@liesse/facturx/fonts/figtree-latin-600-normal.woff?url';
import regularExtended from '@liesse/facturx/fonts/figtree-latin-ext-400-normal.woff?url';
import boldExtended from '@liesse/facturx/fonts/figtree-latin-ext-600-normal.woff?url';

export async function loadPdfFonts(): Promise<FontFiles> {
  const [first, second, third, fourth] = await Promise.all([
    load(regular),
    load(regularExtended),
    load(bold),
    load(boldExtended),
  ]);
  return { regular: [first, second], bold: [third, fourth] };
}

async function load(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
