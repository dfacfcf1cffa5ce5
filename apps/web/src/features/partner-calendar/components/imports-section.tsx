// The other calendars whose busy days close the partner's days: the list, an address to follow, a file to read.
import { FileUp } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import {
  useImportAddressMutation,
  useImportFileMutation,
  useRefreshImportMutation,
  useRemoveImportMutation,
} from '#web/features/partner-calendar/mutations.ts';
import type { CalendarImport } from '#web/features/partner-calendar/queries.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import { formatMoment } from '#web/lib/format/format.ts';
import { partnerCalendar } from '#web/locales/fr/partner/partner-calendar.ts';
import { Button } from '#web/ui/button.tsx';
import { FileButton } from '#web/ui/fields/files/file-choice.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { imports: text } = partnerCalendar;
const LONGEST_NAME = 80;

interface ImportsSectionProps {
  personId: string;
  today: CivilDate;
  imports: readonly CalendarImport[];
}

export function ImportsSection({ personId, today, imports }: ImportsSectionProps) {
  return (
    <Section title={text.title} description={text.description}>
      {imports.length === 0 ? (
        <p className="text-quiet text-small">{text.empty}</p>
      ) : (
        <ul aria-label={text.list} className="max-w-measure divide-y divide-hairline border-hairline border-y">
          {imports.map((one) => (
            <ImportItem key={one.id} personId={personId} one={one} />
          ))}
        </ul>
      )}
      <ImportForm personId={personId} today={today} />
    </Section>
  );
}

function ImportItem({ personId, one }: { personId: string; one: CalendarImport }) {
  const refreshMutation = useRefreshImportMutation(personId);
  const removeMutation = useRemoveImportMutation(personId);
  const moment = formatMoment(new Date(one.fetched_at));

  async function remove() {
    const question = { title: text.removeTitle(one.name), description: text.removeText, action: text.remove };
    if (await confirm({ ...question, isDangerous: true })) await removeMutation.run(one.id);
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="wrap-anywhere">{one.name}</p>
        <p className="wrap-anywhere text-quiet text-small">
          {one.address === null ? text.fromFile(moment) : text.fromAddress(new URL(one.address).hostname, moment)}
        </p>
        {one.error !== null && <p className="text-danger text-small">{one.error}</p>}
      </div>
      <div className="-mr-4 flex flex-wrap">
        {one.address !== null && (
          <Button
            look="quiet"
            size="small"
            isBusy={refreshMutation.isPending}
            aria-label={text.refreshOf(one.name)}
            onClick={() => void refreshMutation.run(one.id)}
          >
            {text.refresh}
          </Button>
        )}
        <Button
          look="quiet"
          size="small"
          isBusy={removeMutation.isPending}
          aria-label={text.removeOf(one.name)}
          onClick={() => void remove()}
        >
          {text.remove}
        </Button>
      </div>
    </li>
  );
}

function ImportForm({ personId, today }: { personId: string; today: CivilDate }) {
  const note = useId();
  const addressMutation = useImportAddressMutation(personId);
  const fileMutation = useImportFileMutation(personId);
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string>();

  async function follow(event: FormEvent) {
    event.preventDefault();
    fileMutation.reset();
    if (address.trim() === '') return setProblem(text.addressMissing);
    setProblem(undefined);
    if ((await addressMutation.run({ name: named(hostOf(address)), address })) === null) return;
    setName('');
    setAddress('');
  }

  async function take(file: File | undefined) {
    if (file === undefined) return;
    addressMutation.reset();
    setProblem(undefined);
    const added = await fileMutation.run({ file, name: named(file.name.replace(/\.(?:ics|ical)$/i, '')), today });
    if (added !== null) setName('');
  }

  const named = (otherwise: string): string => (name.trim() || otherwise).slice(0, LONGEST_NAME);

  return (
    <form noValidate onSubmit={(event) => void follow(event)} className="mt-6 flex max-w-form flex-col gap-5">
      <TextField
        label={text.name}
        optional={text.optional}
        value={name}
        maxLength={LONGEST_NAME}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={text.address}
        hint={text.addressHint}
        error={problem ?? addressMutation.errorMessage ?? undefined}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="secondary" size="small" isBusy={addressMutation.isPending}>
          {text.follow}
        </Button>
        <FileButton
          accept={['.ics', 'text/calendar']}
          isBusy={fileMutation.isPending}
          note={note}
          icon={FileUp}
          onFile={(file) => void take(file)}
        >
          {text.file}
        </FileButton>
      </div>
      <p
        id={note}
        role={fileMutation.errorMessage === null ? undefined : 'alert'}
        className={`text-small ${fileMutation.errorMessage === null ? 'text-quiet' : 'text-danger'}`}
      >
        {fileMutation.errorMessage ?? text.fileNote}
      </p>
    </form>
  );
}

/** The name of an import without one is the machine of its address. */
function hostOf(address: string): string {
  const safe = address.trim().replace(/^webcals?:/i, 'https:');
  return URL.canParse(safe) ? new URL(safe).hostname : address.trim();
}
