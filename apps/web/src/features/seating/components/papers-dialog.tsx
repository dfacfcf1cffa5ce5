// Chooses what to print of a plan, or exports it as CSV.
import { lettersWithoutFont } from '@liesse/facturx';
import { useState } from 'react';
import {
  isBlank,
  type Paper,
  type PaperSize,
  type Printed,
  paperSizes,
  papers,
  printedText,
} from '#web/features/seating/paper-kinds.ts';
import { loadPrintedBackground } from '#web/features/seating/queries.ts';
import { seatingTable } from '#web/features/seating/seating-table.ts';
import { download } from '#web/lib/files/download.ts';
import { loadPdfFonts } from '#web/lib/files/pdf-fonts.ts';
import { seatingPapers as text } from '#web/locales/fr/client/seating-papers.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

export default function PapersDialog({ printed, onClose }: { printed: Printed; onClose: () => void }) {
  const [paper, setPaper] = useState<Paper>('plan');
  const [size, setSize] = useState<PaperSize>('a4');
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const { plan, background_path: path } = printed.page;
  const missing = lettersWithoutFont(printedText(printed));

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
    save(`${text.fileName(plan.name, text.papers[paper])}.pdf`, async () => {
      const [{ makePaper }, fonts, background] = await Promise.all([
        import('#web/features/seating/papers.ts'),
        loadPdfFonts(printedText(printed)),
        paper === 'plan' && path !== null ? loadPrintedBackground(path) : null,
      ]);
      return makePaper(paper, size, printed, { fonts, background });
    });
  const saveCsv = () =>
    save(`${text.fileName(plan.name, text.papers.byTable)}.csv`, async () => {
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
          <Button isBusy={state === 'busy'} disabled={isBlank(paper, printed)} onClick={() => void savePdf()}>
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
        {isBlank(paper, printed) && <Notice tone="note">{text.blank}</Notice>}
        {missing.length > 0 && <Notice tone="note">{text.missing(missing)}</Notice>}
      </div>
    </Dialog>
  );
}
