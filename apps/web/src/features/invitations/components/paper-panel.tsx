// What is printed and cut: a code for each household, a label for each envelope.
import { useState } from 'react';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { type PaperInvitation, readPapers } from '#web/features/invitations/mutations.ts';
import { refusalOf } from '#web/lib/api/refusal.ts';
import { download } from '#web/lib/files/download.ts';
import { invitations } from '#web/locales/fr/invitations.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { Section } from '#web/ui/layout/section.tsx';

const { paper: text, send } = invitations;

type Make = (households: readonly PaperInvitation[]) => Promise<Blob | string>;

export function PaperPanel() {
  const { id: eventId, canEdit } = useCurrentEvent();
  const [making, setMaking] = useState<string | null>(null);
  if (!canEdit) return <p className="max-w-measure text-quiet">{send.viewer}</p>;

  async function make(name: string, work: Make) {
    setMaking(name);
    const result = await prepare(eventId, work);
    setMaking(null);
    if (typeof result === 'string') return toast({ variant: 'destructive', title: text.failed, description: result });
    download(result, name);
  }

  const button = (name: string, work: Make) => (
    <Button look="secondary" isBusy={making === name} disabled={making !== null} onClick={() => void make(name, work)}>
      {text.download}
    </Button>
  );
  return (
    <>
      <p className="mb-8 max-w-measure text-quiet">{text.text}</p>
      <Section title={text.codes} description={text.codesHint}>
        {button(text.codesFile, async (households) => {
          const { makeCodeSheet } = await import('#web/features/invitations/papers.ts');
          return households.length === 0 ? text.empty : makeCodeSheet(households, location.origin);
        })}
      </Section>
      <Section title={text.labels} description={text.labelsHint}>
        {button(text.labelsFile, async (households) => {
          const { labelOf, makeLabels } = await import('#web/features/invitations/papers.ts');
          return households.every((one) => labelOf(one) === null) ? text.noAddresses : makeLabels(households);
        })}
      </Section>
    </>
  );
}

/** The document, or why there is none. */
async function prepare(eventId: string, work: Make): Promise<Blob | string> {
  const papers = await readPapers(eventId);
  if (!papers.ok) return papers.message;
  try {
    return await work(papers.households);
  } catch (error) {
    return refusalOf(error).message;
  }
}
