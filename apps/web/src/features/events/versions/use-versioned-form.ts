// A form for a row that other members may edit at the same time. Their changes to other fields are merged; a change to a field that was
// edited here is shown as a conflict. Nothing typed is lost, and nothing overwrites their version without a choice.
import { zodResolver } from '@hookform/resolvers/zod';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm, useWatch } from 'react-hook-form';
import { useEventMutation } from '#web/features/events/use-event-mutation.ts';
import { changesOf, conflictsOf, mergeOf, type Version } from '#web/features/events/versions/versions.ts';
import type { Saved } from '#web/lib/api/calls.ts';
import { refusalReason, STALE } from '#web/lib/api/refusal.ts';
import { type Draft, storeChanges, useDraftKey, useFoundDraft } from '#web/lib/drafts/draft.ts';
import type { Queued } from '#web/lib/offline/change.ts';
import type { ToastText } from '#web/ui/feedback/toast/toast-store.ts';

interface Options<Form extends FieldValues> {
  /** The key of the draft: the form and the row. */
  draft: string;
  /** The current version of the server. */
  saved: Version<Form>;
  schema: Parameters<typeof zodResolver<Form, unknown, Form>>[0];
  write: (values: Form, version: number) => Promise<Saved | Queued>;
  /** The queries that show what the form changes. */
  invalidates: readonly QueryKey[];
  /** Reads the current version from the server. */
  renew: () => Promise<Version<Form> | undefined>;
  success: ToastText;
  onSaved?: () => void;
}

/** The version that the form is based on, and the fields whose new values the form does not show yet. */
interface Read<Form> extends Version<Form> {
  incoming: readonly (keyof Form)[];
}

export type VersionedForm<Form extends FieldValues> = ReturnType<typeof useVersionedForm<Form>>;

export function useVersionedForm<Form extends FieldValues>(options: Options<Form>) {
  const { draft: name, saved, schema, write, invalidates, renew, success, onSaved } = options;
  const save = useEventMutation({ mutationFn: writeOver, invalidates, success });
  const place = useDraftKey(name);
  const { found, isFound, erase } = useFoundDraft(place);
  // A draft was typed over a version of its own: what others saved since is merged or shown as a conflict, as for any form.
  const [read, setRead] = useState<Read<Form>>({
    version: found?.version ?? saved.version,
    values: { ...saved.values, ...found?.base },
    incoming: [],
  });
  const form = useForm<Form, unknown, Form>({
    resolver: zodResolver(schema),
    defaultValues: { ...saved.values, ...found?.typed } as DefaultValues<Form>,
  });
  const typed = useWatch({ control: form.control }) as Form;
  const isNewer = saved.version > read.version;
  const conflicts = isNewer ? conflictsOf(read.values, saved.values, typed) : [];

  if (isNewer && conflicts.length === 0) {
    const merged = mergeOf(read.values, saved.values, typed);
    setRead({ ...saved, incoming: changesOf(typed, merged) });
  }
  useEffect(() => {
    for (const field of read.incoming) form.setValue(field as Path<Form>, read.values[field]);
  }, [form, read]);

  const hasDraft = useRef(found !== null);
  useEffect(() => {
    const fields = changesOf(read.values, typed) as string[];
    // Another tab may have a draft of the same form: only one that was stored or found here is erased.
    if (fields.length === 0 && !hasDraft.current) return;
    hasDraft.current = fields.length > 0;
    storeChanges(place, { version: read.version, base: read.values, typed, fields });
  }, [place, read, typed]);

  const draft: Draft = {
    isFound,
    erase,
    discard: () => {
      form.reset(saved.values);
      setRead({ ...saved, incoming: [] });
      erase();
    },
  };

  async function writeOver(values: Form): Promise<Saved | Queued> {
    const first = await write(values, read.version);
    if (first.ok || refusalReason(first) !== STALE) return applyResult(first, values, values);
    const now = await renew();
    if (now === undefined || conflictsOf(read.values, now.values, values).length > 0) return first;
    const merged = mergeOf(read.values, now.values, values);
    return applyResult(await write(merged, now.version), values, merged);
  }

  function applyResult(result: Saved | Queued, sent: Form, written: Form): Saved | Queued {
    if (!result.ok || 'isQueued' in result) return result;
    // Fields that were edited during the request keep their new values.
    const incoming = changesOf(sent, written).filter((field) => form.getValues()[field] === sent[field]);
    setRead({ version: result.version, values: written, incoming });
    return result;
  }

  const submit = form.handleSubmit(async (values) => {
    if ((await save.run(values)) === null) return;
    draft.erase();
    onSaved?.();
  });

  return {
    form,
    draft,
    typed,
    submit,
    refusal: save.errorMessage,
    conflicts: conflicts.map((field) => ({ field, value: saved.values[field] as unknown })),
    takeTheirs: () => setRead({ ...saved, incoming: changesOf(typed, saved.values) }),
    /** The next save overwrites the other version. */
    keepMine: () => setRead({ ...saved, incoming: changesOf(typed, mergeOf(read.values, saved.values, typed)) }),
  };
}
