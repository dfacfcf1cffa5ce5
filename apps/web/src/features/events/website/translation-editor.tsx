// The hosts' texts in one language of their guests, each beside its French words.
import { directionOf } from '@liesse/domain';
import { useQuery } from '@tanstack/react-query';
import { eventKeys } from '#web/features/events/event-keys.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { useVersionedForm } from '#web/features/events/versions/use-versioned-form.ts';
import { VersionedFormNotices } from '#web/features/events/versions/versioned-form-dialog.tsx';
import type { Version } from '#web/features/events/versions/versions.ts';
import {
  saveTranslation,
  type TranslatablePart,
  type Translation,
  translationForm,
  translationsQuery,
} from '#web/features/events/website/translations.ts';
import { translations as text } from '#web/locales/fr/client/translations.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';

interface TranslationEditorProps {
  event: PlannedEvent;
  translation: Translation;
  parts: readonly TranslatablePart[];
}

type Form = Record<string, string>;

export function TranslationEditor({ event, translation, parts }: TranslationEditorProps) {
  const { language } = translation;
  const { refetch } = useQuery(translationsQuery(event.id));
  const all = parts.flatMap(({ texts }) => texts);
  const versionOf = ({ version, texts }: Translation): Version<Form> => ({
    version,
    values: Object.fromEntries(all.map(({ key }) => [key, texts[key] ?? ''])),
  });
  const versioned = useVersionedForm<Form>({
    draft: `translation:${event.id}:${language}`,
    saved: versionOf(translation),
    schema: translationForm,
    write: (values, version) => saveTranslation(event.id, translation, version, values),
    invalidates: [eventKeys.translations(event.id)],
    renew: async () => {
      const now = (await refetch()).data?.find((one) => one.language === language);
      return now && versionOf(now);
    },
    success: { title: text.saved },
  });
  const { form, submit } = versioned;
  const { register, formState } = form;
  const labelOf = (field: keyof Form) => all.find(({ key }) => key === field)?.label ?? '';
  return (
    <form noValidate onSubmit={submit} className="max-w-measure">
      <fieldset disabled={!event.canEdit}>
        <div className="flex flex-col gap-3 pb-6 empty:hidden">
          <VersionedFormNotices
            versioned={versioned}
            describe={(field, value) => ({ label: labelOf(field), value: String(value) })}
          />
        </div>
        {parts.map((part) => (
          <Section
            key={part.title}
            title={part.title}
            {...(part.description !== undefined && { description: part.description })}
          >
            <div className="flex flex-col gap-5">
              {part.texts.map(({ key, label, french, isLong }) => {
                const field = {
                  ...register(key),
                  label,
                  hint: text.french(french),
                  required: false,
                  lang: language,
                  dir: directionOf(language),
                  autoComplete: 'off',
                  error: formState.errors[key]?.message,
                };
                return isLong ? <TextArea key={key} {...field} rows={4} /> : <TextField key={key} {...field} />;
              })}
            </div>
          </Section>
        ))}
        {event.canEdit && (
          <Button type="submit" isBusy={formState.isSubmitting}>
            {text.save}
          </Button>
        )}
      </fieldset>
    </form>
  );
}
