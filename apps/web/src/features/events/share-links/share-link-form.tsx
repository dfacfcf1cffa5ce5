// Creates a share link and shows its address once: the server stores only a digest of its secret.
import { Copy } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { createShareLink, type SheetKind, shareLinksQuery } from '#web/features/events/share-links/share-links.ts';
import { useSite } from '#web/lib/boot/site.tsx';
import { useDraftState } from '#web/lib/drafts/draft.ts';
import { shareLinks as text } from '#web/locales/fr/client/share-links.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

const LONGEST = 120;

interface ShareLinkFormProps {
  eventId: string;
  kind: SheetKind;
  /** Examples of people whom a link can be for. */
  hint: string;
}

export function ShareLinkForm({ eventId, kind, hint }: ShareLinkFormProps) {
  const [label, setLabel, draft] = useDraftState(`share-link:${kind}:${eventId}`, '');
  const [problem, setProblem] = useState<string>();
  const create = useToastMutation({
    mutationFn: (name: string) => createShareLink(eventId, kind, name),
    invalidates: [shareLinksQuery(eventId, kind).queryKey],
    errorTitle: text.notMade,
  });
  const [token, setToken] = useState<string | null>(null);

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (create.isPending) return;
    const name = label.trim();
    const wrong = name === '' ? text.labelMissing : name.length > LONGEST ? text.labelTooLong : undefined;
    setProblem(wrong);
    if (wrong !== undefined) return event.currentTarget.querySelector('input')?.focus();
    const created = await create.run(name);
    if (created === null) return;
    setToken(created.token);
    setLabel('');
    draft.erase();
  }

  if (token !== null) return <NewLink path={`/${kind}/${token}`} onDone={() => setToken(null)} />;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-form flex-col gap-5">
      <DraftNotice draft={draft} />
      <TextField
        label={text.label}
        hint={hint}
        error={problem}
        value={label}
        autoComplete="off"
        onChange={(event) => setLabel(event.target.value)}
      />
      <div>
        <Button type="submit" isBusy={create.isPending}>
          {text.create}
        </Button>
      </div>
    </form>
  );
}

function NewLink({ path, onDone }: { path: string; onDone: () => void }) {
  const { publicUrl } = useSite();
  const address = `${publicUrl}${path}`;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  async function copy(): Promise<void> {
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    toast(isCopied ? { title: text.copied } : { variant: 'destructive', title: text.notCopied });
  }

  return (
    <div className="flex max-w-measure flex-col gap-5">
      <Notice tone="success" title={text.shownOnce}>
        {text.shownOnceText}
      </Notice>
      <TextField ref={field} label={text.address} value={address} readOnly />
      <div className="flex flex-wrap gap-3">
        <Button icon={<Copy aria-hidden className="size-5" strokeWidth={1.5} />} onClick={() => void copy()}>
          {text.copy}
        </Button>
        <ButtonLink href={path} look="secondary" reload>
          {text.open}
        </ButtonLink>
        <Button look="quiet" onClick={onDone}>
          {text.done}
        </Button>
      </div>
    </div>
  );
}
