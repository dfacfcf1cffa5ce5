// Splits a stream of text into lines for the log. A line without end is cut.
import type { Readable } from 'node:stream';

const LONGEST = 4_000;

export function eachLine(stream: Readable, onLine: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line.slice(0, LONGEST));
    if (rest.length > LONGEST) {
      onLine(rest.slice(0, LONGEST));
      rest = '';
    }
  });
  stream.on('end', () => {
    if (rest !== '') onLine(rest);
  });
}
