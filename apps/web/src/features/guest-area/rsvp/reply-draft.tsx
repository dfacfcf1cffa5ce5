// The draft of a guest's reply. It is loaded after the form, and stored for this tab only because it may hold allergies.
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import type { Draft as ReplyValues } from '#web/features/guest-area/rsvp/reply.ts';
import { type Draft, isSame, storeChanges, useDraftKey, useFoundDraft } from '#web/lib/drafts/draft.ts';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';

interface ReplyDraftProps {
  /** Names the draft: one for each invitation. */
  name: string;
  initial: ReplyValues;
  values: ReplyValues;
  onChange: (values: ReplyValues) => void;
  /** The form erases the draft through it when the reply is sent. */
  ref: Ref<Draft>;
}

// `deferredComponent` needs a default export.
export default function ReplyDraft({ name, initial, values, onChange, ref }: ReplyDraftProps) {
  const place = useDraftKey(name, true);
  const { found, isFound, erase } = useFoundDraft(place);
  const isBegun = useRef(false);
  const store = useEffectEvent((typed: ReplyValues) => {
    const isUntouched = isSame(typed, initial);
    // What was typed before this component was loaded wins over the stored draft.
    if (!isBegun.current && isUntouched) {
      if (found !== null) onChange(found.typed['values'] as ReplyValues);
    } else {
      const fields = isUntouched ? [] : ['values'];
      storeChanges(place, { version: 0, base: {}, typed: { values: typed }, fields });
    }
    isBegun.current = true;
  });
  useEffect(() => store(values), [values]);

  const draft: Draft = {
    isFound,
    erase,
    discard: () => {
      onChange(initial);
      erase();
    },
  };
  useImperativeHandle(ref, () => draft);
  return (
    <div className="mt-5 empty:hidden">
      <DraftNotice draft={draft} />
    </div>
  );
}
