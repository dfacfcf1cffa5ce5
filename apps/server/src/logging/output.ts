// Where log lines go. A reader that is gone, such as a closed terminal, must not bring the server down: writing about that
// failure would only fail again, for ever.
import type { Writable } from 'node:stream';

export function createOutput(stream: Writable): (line: string) => void {
  let isGone = false;
  stream.on('error', () => {
    isGone = true;
  });
  return (line) => {
    if (!isGone) stream.write(line);
  };
}
