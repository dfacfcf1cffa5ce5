// The trades of the directory: their order, names, introductions, and which are shown. Somebody else's change meanwhile is merged or
// shown as a conflict.
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useVersionedForm } from '#web/features/events/versions/use-versioned-form.ts';
import { VersionedFormNotices } from '#web/features/events/versions/versioned-form-dialog.tsx';
import {
  describeTradeField,
  describeTradeVersion,
  fieldOf,
  formOfTrades,
  orderOf,
  saveTrades,
  type TradeForm,
  type TradeSetting,
  tradeForm,
  tradesQuery,
  tradeVersionsQuery,
  useRestoreTradesMutation,
} from '#web/features/site-content/trades.ts';
import { content } from '#web/locales/fr/admin/content.ts';
import { trades as tradeTexts } from '#web/locales/fr/trades.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { SortableList } from '#web/ui/lists/sortable-list.tsx';
import { VersionPanel } from '#web/ui/overlays/version-panel.tsx';

const { trades: text, versions } = content;

export function TradesEditor() {
  const { data, isError, refetch } = useQuery(tradesQuery);
  if (data !== undefined) return <Editor setting={data} />;
  return isError ? (
    <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />
  ) : (
    <SkeletonLines count={8} />
  );
}

function Editor({ setting }: { setting: TradeSetting }) {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const versioned = useVersionedForm<TradeForm>({
    draft: 'site-trades',
    saved: { version: setting.version, values: formOfTrades(setting) },
    schema: tradeForm,
    write: saveTrades,
    invalidates: [tradesQuery.queryKey],
    renew: async () => {
      const row = await queries.fetchQuery({ ...tradesQuery, staleTime: 0 });
      return { version: row.version, values: formOfTrades(row) };
    },
    success: { title: text.saved },
  });
  const { form, typed, submit } = versioned;
  const { errors, isSubmitting } = form.formState;
  const items = orderOf(typed).map(({ id, label }) => ({
    id,
    name: String(typed[fieldOf('label', id)] || label),
    label,
  }));
  return (
    <form noValidate onSubmit={submit} aria-label={text.form} className="flex flex-col gap-6">
      <p className="max-w-measure text-quiet">{text.text}</p>
      <VersionedFormNotices versioned={versioned} describe={describeTradeField} />
      <SortableList label={text.list} items={items} onOrder={(ids) => form.setValue('order', ids.join(','))}>
        {({ id, name, label }) => (
          <fieldset className="grid gap-x-8 gap-y-3 tablet:grid-cols-2">
            <legend className="mb-2 font-medium">{name}</legend>
            <div className="flex flex-col gap-3">
              <TextField
                {...form.register(fieldOf('label', id))}
                label={text.label}
                placeholder={label}
                error={errors[fieldOf('label', id)]?.message}
                autoComplete="off"
              />
              <Checkbox {...form.register(fieldOf('shown', id))}>{text.shown}</Checkbox>
            </div>
            <TextArea
              {...form.register(fieldOf('lead', id))}
              label={text.lead}
              placeholder={tradeTexts[id].lead}
              error={errors[fieldOf('lead', id)]?.message}
            />
          </fieldset>
        )}
      </SortableList>
      {errors['order']?.message !== undefined && <Notice tone="danger">{errors['order'].message}</Notice>}
      <div className="flex flex-wrap items-center gap-3 border-hairline border-t pt-6">
        <Button type="submit" isBusy={isSubmitting}>
          {text.save}
        </Button>
        <Button look="secondary" size="small" onClick={() => setOpen(true)}>
          {versions.open}
        </Button>
      </div>
      {isOpen && <Versions current={setting.version} onClose={() => setOpen(false)} />}
    </form>
  );
}

function Versions({ current, onClose }: { current: number; onClose: () => void }) {
  const list = useInfiniteQuery(tradeVersionsQuery(current));
  const restore = useRestoreTradesMutation(current);
  const words = { ...versions, description: text.versions };
  return (
    <VersionPanel
      title={text.versionsTitle}
      text={words}
      describe={describeTradeVersion}
      {...{ list, current, restore, onClose }}
    />
  );
}
