// Downloads of what is printed and cut: a QR code for each household, and a label for each envelope.

import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { type PaperInvitation, readPaperInvitations } from '#web/features/invitations/mutations.ts';
import { refusalOf } from '#web/lib/api/refusal.ts';
import { siteOrigin } from '#web/lib/device/native.ts';
import { download } from '#web/lib/files/download.ts';
import { loadPdfFonts } from '#web/lib/files/pdf-fonts.ts';
import { invitations } from '#web/locales/fr/client/invitations.ts';
import { Button } from '#web/ui/button.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { Section } from '#web/ui/layout/section.tsx';

const { paper: text, send } = invitations;

export function PaperPanel() {
  const { id: eventId, canEdit } = useCurrentEvent();
  const codes = usePaperDownload(eventId, text.codesFile, makeCodes);
  const labels = usePaperDownload(eventId, text.labelsFile, makeLabels);
  if (!canEdit) return <p className="max-w-measure text-quiet">{send.viewer}</p>;
  const button = ({ isPending, run }: typeof codes) => (
    <Button
      look="secondary"
      isBusy={isPending}
      disabled={codes.isPending || labels.isPending}
      onClick={() => void run()}
    >
      {text.download}
    </Button>
  );
  return (
    <>
      <p className="mb-8 max-w-measure text-quiet">{text.text}</p>
      <Section title={text.codes} description={text.codesHint}>
        {button(codes)}
      </Section>
      <Section title={text.labels} description={text.labelsHint}>
        {button(labels)}
      </Section>
    </>
  );
}

/** Makes the document; the string is the reason why there is none. */
type MakeDocument = (households: readonly PaperInvitation[]) => Promise<Blob | string>;

const usePaperDownload = (eventId: string, name: string, make: MakeDocument) =>
  useToastMutation({
    mutationFn: async () => {
      const papers = await readPaperInvitations(eventId);
      if (!papers.ok) return papers;
      const made = await make(papers.households);
      return typeof made === 'string' ? { ...refusalOf({}), message: made } : { ok: true as const, file: made };
    },
    errorTitle: text.failed,
    onSuccess: ({ file }) => download(file, name),
  });

// The PDF library is loaded at the first download.
const makeCodes: MakeDocument = async (households) => {
  if (households.length === 0) return text.empty;
  const [{ makeCodeSheet }, fonts] = await loadPapers(households);
  return makeCodeSheet(households, siteOrigin(), fonts);
};

const makeLabels: MakeDocument = async (households) => {
  const [papers, fonts] = await loadPapers(households);
  return households.every((household) => papers.labelOf(household) === null)
    ? text.noAddresses
    : papers.makeLabels(households, fonts);
};

const loadPapers = (households: readonly PaperInvitation[]) =>
  Promise.all([import('#web/features/invitations/papers.ts'), loadPdfFonts(JSON.stringify([households, text.scan]))]);
