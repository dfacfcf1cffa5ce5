// Stores the draft of a message to the operator. It is loaded after the form, which works without script.
import type { ContactField } from '@liesse/domain';
import { type Ref, type RefObject, useImperativeHandle } from 'react';
import type { Draft } from '#web/lib/drafts/draft.ts';
import { useDraftFields } from '#web/lib/drafts/draft-fields.ts';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';

interface ContactDraftProps {
  form: RefObject<HTMLFormElement | null>;
  fields: readonly ContactField[];
  /** The form erases the draft through this ref when the message is sent. */
  ref: Ref<Draft>;
}

// `deferredComponent` needs a default export.
export default function ContactDraft({ form, fields, ref }: ContactDraftProps) {
  const draft = useDraftFields('contact', form, fields);
  useImperativeHandle(ref, () => draft);
  return <DraftNotice draft={draft} />;
}
