// The drop area for files. Nothing is uploaded here.
import { Fields } from '#web/app/showcase/specimen.tsx';
import { showcase } from '#web/locales/fr/ui/showcase.ts';
import { FileDrop } from '#web/ui/fields/files/file-drop.tsx';
import type { Upload } from '#web/ui/fields/files/file-drop-queue.ts';

const { files: text } = showcase;
const STEP = 120;
const STEPS = 12;
let count = 0;

export function Files() {
  return (
    <Fields>
      <FileDrop
        label={text.photos}
        hint={text.photosHint}
        accept={['image/jpeg', 'image/png']}
        maxSize={5_000_000}
        upload={pretend}
      />
      <FileDrop
        label={text.contract}
        error={text.contractError}
        accept={['application/pdf']}
        upload={pretend}
        isSingle
      />
    </Fields>
  );
}

const pretend: Upload = async (_file, onProgress, signal) => {
  count += 1;
  const fails = count % 3 === 0;
  for (let step = 1; step <= STEPS && !signal.aborted; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, STEP));
    onProgress(step / STEPS);
  }
  return fails ? { ok: false, message: text.failure } : { ok: true };
};
