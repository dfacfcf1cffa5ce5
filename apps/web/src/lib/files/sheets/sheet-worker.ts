// Parses a file off the main thread.
import { readSheet, type SheetLimits, type SheetResult } from '#web/lib/files/sheets/read-sheet.ts';

addEventListener('message', (message: MessageEvent<{ file: File; limits: SheetLimits }>) => {
  const { file, limits } = message.data;
  void file
    .arrayBuffer()
    .then((buffer) => readSheet(new Uint8Array(buffer), limits))
    .catch((): SheetResult => ({ ok: false, reason: 'not-a-sheet' }))
    .then((result) => postMessage(result));
});
