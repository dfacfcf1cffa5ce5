// One setting with its fields, its own save and its history. Somebody else's change meanwhile is merged or shown as a conflict.
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useVersionedForm } from '#web/features/events/versions/use-versioned-form.ts';
import { VersionedFormNotices } from '#web/features/events/versions/versioned-form-dialog.tsx';
import { HistoryDialog } from '#web/features/site-settings/components/history-dialog.tsx';
import { LogoField } from '#web/features/site-settings/components/logo-field.tsx';
import {
  formOf,
  type SettingField,
  type SettingForm,
  settingFields,
  settingForm,
  valueOf,
} from '#web/features/site-settings/fields.ts';
import { saveSetting } from '#web/features/site-settings/mutations.ts';
import { siteSettingsQuery } from '#web/features/site-settings/queries.ts';
import type { SiteSetting } from '#web/features/site-settings/setting.ts';
import { describeField } from '#web/features/site-settings/words.ts';
import { settings as text } from '#web/locales/fr/admin/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';

interface SettingSectionProps {
  setting: SiteSetting;
  /** Above the fields. */
  notice?: ReactNode;
}

export function SettingSection({ setting, notice }: SettingSectionProps) {
  const { key, value, version } = setting;
  const { title, description } = text.groups[key];
  const queries = useQueryClient();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const versioned = useVersionedForm<SettingForm>({
    draft: `site-setting:${key}`,
    saved: { version, values: formOf(key, value) },
    schema: settingForm(key),
    write: (form, read) => saveSetting(key, valueOf(key, value, form), read),
    invalidates: [siteSettingsQuery.queryKey],
    renew: async () => {
      const rows = await queries.fetchQuery({ ...siteSettingsQuery, staleTime: 0 });
      const row = rows.find((one) => one.key === key);
      return row && { version: row.version, values: formOf(key, row.value) };
    },
    success: { title: text.saved },
  });
  const { form, typed, submit } = versioned;
  const { errors, isSubmitting } = form.formState;

  function draw(field: SettingField) {
    const { name, kind, isRequired = false } = field;
    const { label, hint } = { hint: undefined, ...text.fields[name] };
    const frame = {
      label,
      ...(hint !== undefined && { hint }),
      ...(!isRequired && { optional: text.optional }),
      error: errors[name]?.message,
    };
    switch (kind) {
      case 'logo':
        return (
          <LogoField
            // A refused file is of no interest any more once the setting was saved.
            key={`${name}-${version}`}
            address={String(typed[name] ?? '')}
            isSaved={(typed[name] || null) === (value[name] ?? null)}
            onChange={(address) => form.setValue(name, address)}
          />
        );
      case 'checkbox':
        return (
          <Checkbox key={name} {...form.register(name)}>
            {label}
          </Checkbox>
        );
      case 'area':
      case 'lines':
        return <TextArea key={name} {...form.register(name)} {...frame} />;
      case 'number':
        return (
          <div key={name} className="max-w-80">
            <TextField {...form.register(name)} {...frame} inputMode="numeric" aside={unitOf(field)} />
          </div>
        );
      default:
        return <TextField key={name} {...form.register(name)} {...frame} type={kind} autoComplete="off" />;
    }
  }

  return (
    <Section
      title={title}
      description={description}
      actions={
        <div className="max-tablet:-ml-4 tablet:-mr-4">
          <Button
            look="quiet"
            size="small"
            aria-label={text.history.openOf(title)}
            onClick={() => setHistoryOpen(true)}
          >
            {text.history.open}
          </Button>
        </div>
      }
    >
      <form noValidate onSubmit={submit} aria-label={title} className="flex max-w-measure flex-col gap-5">
        {notice}
        <VersionedFormNotices versioned={versioned} describe={describeField} />
        {settingFields[key].map(draw)}
        <p>
          <Button type="submit" isBusy={isSubmitting}>
            {text.save}
          </Button>
        </p>
      </form>
      {isHistoryOpen && <HistoryDialog setting={setting} onClose={() => setHistoryOpen(false)} />}
    </Section>
  );
}

function unitOf({ name }: SettingField): ReactNode {
  const label: { label: string; unit?: string } = text.fields[name];
  return label.unit === undefined ? undefined : <span className="text-quiet text-small">{label.unit}</span>;
}
