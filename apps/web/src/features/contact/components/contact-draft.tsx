// The draft of a message to the operator. It comes after the form itself, which is there without script.
import type { ContactField } from '@liesse/domain';
import { type Ref, type RefObject, useImperativeHandle } from 'react';
import type { Draft } from '#web/lib/drafts/draft.ts';
import { useDraftFields } from '#web/lib/drafts/draft-fields.ts';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';

interface ContactDraftProps {
  form: RefObject<HTMLFormElement | null>;
  fields: readonly ContactField[];
  /** For the form, which erases it when the message has left. */
  ref: Ref<Draft>;
}

// The default export that `deferredComponent` asks for.
export default function ContactDraft({ form, fields, ref }: ContactDraftProps) {
  const draft = useDraftFields('contact', form, fields);
  useImperativeHandle(ref, () => draft);
  return <DraftNotice draft={draft} />;
}
