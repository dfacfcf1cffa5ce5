// A form over something that others may be editing too. What they save in other fields comes in by itself; what they save in a
// field that was typed in here is told, and nothing typed is lost or written over theirs unasked.
import { zodResolver } from '@hookform/resolvers/zod';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm, useWatch } from 'react-hook-form';
import { useEventMutation } from '#web/features/events/use-event-mutation.ts';
import { changesOf, conflictsOf, mergeOf, type Version } from '#web/features/events/versions/versions.ts';
import { refusalReason, type Saved, STALE } from '#web/lib/api/calls.ts';
import { type Draft, storeChanges, useDraftPlace, useFoundDraft } from '#web/lib/drafts/draft.ts';
import type { ToastText } from '#web/ui/feedback/toast/toast-store.ts';

interface Options<Form extends FieldValues> {
  /** Names the draft of what is typed: the form, and the record. */
  draft: string;
  /** As the server has it now. */
  saved: Version<Form>;
  schema: Parameters<typeof zodResolver<Form, unknown, Form>>[0];
  write: (values: Form, version: number) => Promise<Saved>;
  /** The queries that show what the form changes. */
  invalidates: readonly QueryKey[];
  /** Asks the server again. */
  renew: () => Promise<Version<Form> | undefined>;
  success: ToastText;
  onSaved?: () => void;
}

/** What the form stands on, and the fields that it has yet to show from it. */
interface Read<Form> extends Version<Form> {
  incoming: readonly (keyof Form)[];
}

export function useVersionedForm<Form extends FieldValues>(options: Options<Form>) {
  const { draft: name, saved, schema, write, invalidates, renew, success, onSaved } = options;
  const save = useEventMutation({ mutationFn: writeOver, invalidates, success });
  const place = useDraftPlace(name);
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

  async function writeOver(values: Form): Promise<Saved> {
    const first = await write(values, read.version);
    if (first.ok || refusalReason(first) !== STALE) return settle(first, values, values);
    const now = await renew();
    if (now === undefined || conflictsOf(read.values, now.values, values).length > 0) return first;
    const merged = mergeOf(read.values, now.values, values);
    return settle(await write(merged, now.version), values, merged);
  }

  function settle(result: Saved, sent: Form, written: Form): Saved {
    if (!result.ok) return result;
    // What was typed while it was on its way stays.
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
    /** The next save replaces what the other has saved. */
    keepMine: () => setRead({ ...saved, incoming: changesOf(typed, mergeOf(read.values, saved.values, typed)) }),
  };
}
