// Decodes a text file of unknown encoding: UTF-8, UTF-16 or Windows-1252.

export type Bytes = Uint8Array<ArrayBuffer>;

/** Returns null for a file that is not text, such as a renamed picture. */
export function decodeText(bytes: Bytes): string | null {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return isText(text) ? text : null;
}

function encodingOf(bytes: Bytes): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const unmarked = unmarkedWide(bytes);
  if (unmarked !== null) return unmarked;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

const SAMPLE = 4096;

/** Western text in UTF-16 has a zero in every other byte. */
function unmarkedWide(bytes: Bytes): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 4;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : null;
}

/** Tab, line breaks, form feed, and the end-of-file mark of old systems. */
const ALLOWED = new Set([9, 10, 11, 12, 13, 26]);

function isText(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 32 && !ALLOWED.has(code)) return false;
  }
  return true;
}
