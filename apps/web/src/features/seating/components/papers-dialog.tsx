// Chooses what to print of a plan, or exports it as CSV.
import { useState } from 'react';
import { makePaper, type Paper, type Printed, paperSizes, papers, seatingTable } from '#web/features/seating/papers.ts';
import { download } from '#web/lib/files/download.ts';
import { loadHouseFonts } from '#web/lib/files/pdf-house-fonts.ts';
import { seatingPapers as text } from '#web/locales/fr/client/seating-papers.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

export default function PapersDialog({ printed, onClose }: { printed: Printed; onClose: () => void }) {
  const [paper, setPaper] = useState<Paper>('plan');
  const [size, setSize] = useState(paperSizes[0] ?? 'a4');
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const { name } = printed.page.plan;

  async function save(fileName: string, make: () => Promise<Blob>) {
    setState('busy');
    try {
      download(await make(), fileName);
      setState('ready');
    } catch {
      setState('failed');
    }
  }
  const savePdf = () =>
    save(`${text.fileName(name, text.papers[paper])}.pdf`, async () =>
      makePaper(paper, size, printed, await loadHouseFonts()),
    );
  const saveCsv = () =>
    save(`${text.fileName(name, text.papers.byTable)}.csv`, async () => {
      const { writeCsv } = await import('#web/lib/files/sheets/csv-write.ts');
      return new Blob([writeCsv(seatingTable(printed))], { type: 'text/csv;charset=utf-8' });
    });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.dialog}
      description={text.lead}
      actions={
        <>
          <Button look="secondary" onClick={() => void saveCsv()}>
            {text.csv}
          </Button>
          <Button isBusy={state === 'busy'} onClick={() => void savePdf()}>
            {text.pdf}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {state === 'failed' && <Notice tone="danger">{text.failed}</Notice>}
        <SelectField
          label={text.paper}
          value={paper}
          options={papers.map((value) => ({ value, label: text.papers[value] }))}
          onChange={({ target }) => setPaper(papers.find((known) => known === target.value) ?? 'plan')}
        />
        {paper === 'plan' && (
          <SelectField
            label={text.size}
            value={size}
            options={paperSizes.map((value) => ({ value, label: text.sizes[value] }))}
            onChange={({ target }) => setSize(paperSizes.find((known) => known === target.value) ?? 'a4')}
          />
        )}
      </div>
    </Dialog>
  );
}
