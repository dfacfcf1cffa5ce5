// The versions of a post or page: who changed what and when. The texts of an earlier one can be restored.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRestoreMutation } from '#web/features/site-content/mutations.ts';
import { textVersionsQuery } from '#web/features/site-content/queries.ts';
import type { TextSubject, TextVersion } from '#web/features/site-content/text.ts';
import { formatList } from '#web/lib/format/format.ts';
import { content } from '#web/locales/fr/admin/content.ts';
import { Button } from '#web/ui/button.tsx';
import { VersionPanel } from '#web/ui/overlays/version-panel.tsx';

const { versions: text, post } = content;

/** The names of the columns, beside those of the form. */
const labels: Readonly<Record<string, string>> = { ...post.fields, published_at: post.fields.publication };

interface VersionsPanelProps {
  subject: TextSubject;
  /** The number of the version that is shown now. */
  current: number;
}

export function VersionsButton(props: VersionsPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      {isOpen && <VersionsPanel {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function VersionsPanel({ subject, current, onClose }: VersionsPanelProps & { onClose: () => void }) {
  const list = useInfiniteQuery(textVersionsQuery(subject, current));
  const restore = useRestoreMutation(subject, current);

  return <VersionPanel title={text.title} {...{ text, list, current, describe, restore, onClose }} />;
}

/** Null for the last of a page, whose previous version is not read yet. */
function describe({ version, value }: TextVersion, before: TextVersion | undefined): string | null {
  if (version === 1) return text.first;
  if (before === undefined) return null;
  const changed = Object.keys(value).filter((field) => value[field] !== before.value[field]);
  return text.changed(formatList(changed.map((field) => (labels[field] ?? field).toLowerCase())));
}
