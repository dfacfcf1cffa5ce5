// Edits the theme, the texts and the questions of the guests' pages, with a preview.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { websiteForm } from '#web/features/events/forms.ts';
import { saveWebsite } from '#web/features/events/mutations.ts';
import { momentsQuery, type PlannedEvent, type Website, websiteQuery } from '#web/features/events/queries.ts';
import { useVersionedForm } from '#web/features/events/versions/use-versioned-form.ts';
import { VersionedFormNotices } from '#web/features/events/versions/versioned-form-dialog.tsx';
import { ColourChoice } from '#web/features/events/website/colour-choice.tsx';
import { GuestPreview } from '#web/features/events/website/guest-preview.tsx';
import { WebsitePassword } from '#web/features/events/website/website-password.tsx';
import { describeWebsite, websiteChangeOf, websiteVersionOf } from '#web/features/events/website/website-values.ts';
import { website as text } from '#web/locales/fr/client/website.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';

interface WebsiteEditorProps {
  event: PlannedEvent;
  website: Website;
  /** Form and preview side by side, or in tabs on narrow screens. */
  isWide: boolean;
}

export function WebsiteEditor({ event, website, isWide }: WebsiteEditorProps) {
  const { refetch } = useQuery(websiteQuery(event.id));
  const { data: moments = [] } = useQuery(momentsQuery(event.id));
  const versioned = useVersionedForm({
    draft: `website:${event.id}`,
    saved: websiteVersionOf(website),
    schema: websiteForm,
    write: (values, version) => saveWebsite(event.id, version, websiteChangeOf(values)),
    invalidates: [eventKeys.website(event.id)],
    renew: async () => {
      const now = (await refetch()).data;
      return now && websiteVersionOf(now);
    },
    success: { title: text.saved },
  });
  const { form, typed, submit } = versioned;
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const preview = <GuestPreview event={event} look={typed} moments={moments} />;
  const settings = (
    <form noValidate onSubmit={submit} className="max-w-measure">
      <fieldset disabled={!event.canEdit}>
        <div className="flex flex-col gap-3 pb-6 empty:hidden">
          {!event.canEdit && <Notice tone="note">{text.readOnly}</Notice>}
          <VersionedFormNotices versioned={versioned} describe={(field, value) => describeWebsite(field, value)} />
        </div>
        <Section title={text.look}>
          <ColourChoice {...register('colour')} />
          <p className="mt-5 text-quiet text-small">
            {text.coverHint}{' '}
            <Link
              to={`/client/events/${event.id}?part=cover`}
              className="inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
            >
              {text.toCover}
            </Link>
          </p>
        </Section>
        <Section title={text.texts}>
          <div className="flex flex-col gap-5">
            <TextField
              {...register('title')}
              label={text.pageTitle}
              optional={fields.optional}
              hint={text.pageTitleHint}
              placeholder={event.name}
              autoComplete="off"
              error={errors.title?.message}
            />
            <TextArea
              {...register('welcome')}
              label={text.welcome}
              optional={fields.optional}
              placeholder={text.welcomePlaceholder}
              rows={5}
              error={errors.welcome?.message}
            />
            <TextArea
              {...register('transport')}
              label={text.transport}
              optional={fields.optional}
              placeholder={text.transportPlaceholder}
              rows={4}
              error={errors.transport?.message}
            />
            <TextArea
              {...register('lodging')}
              label={text.lodging}
              optional={fields.optional}
              placeholder={text.lodgingPlaceholder}
              rows={4}
              error={errors.lodging?.message}
            />
            <TextArea
              {...register('practical')}
              label={text.practical}
              optional={fields.optional}
              placeholder={text.practicalPlaceholder}
              hint={text.practicalHint}
              rows={5}
              error={errors.practical?.message}
            />
            <TextField
              {...register('giftUrl')}
              type="url"
              inputMode="url"
              label={text.giftUrl}
              optional={fields.optional}
              hint={text.giftHint}
              autoComplete="off"
              error={errors.giftUrl?.message}
            />
          </div>
        </Section>
        <Section title={text.contact} description={text.contactHint}>
          <div className="grid gap-5 tablet:grid-cols-2">
            <TextField
              {...register('contactEmail')}
              type="email"
              label={text.contactEmail}
              optional={fields.optional}
              autoComplete="email"
              error={errors.contactEmail?.message}
            />
            <TextField
              {...register('contactPhone')}
              type="tel"
              label={text.contactPhone}
              optional={fields.optional}
              autoComplete="tel"
              error={errors.contactPhone?.message}
            />
          </div>
        </Section>
        <Section title={text.questions}>
          <div className="flex flex-col">
            <Checkbox {...register('asks_diet')}>{text.asks_diet}</Checkbox>
            <p className="-mt-2 mb-2 pl-8 text-quiet text-small">{text.asks_dietHint}</p>
            <Checkbox {...register('asks_song')}>{text.asks_song}</Checkbox>
            <Checkbox {...register('asks_message')}>{text.asks_message}</Checkbox>
            <Checkbox {...register('has_album')}>{text.has_album}</Checkbox>
            <p className="-mt-2 pl-8 text-quiet text-small">{text.has_albumHint}</p>
          </div>
        </Section>
        {event.canEdit && (
          <Button type="submit" isBusy={isSubmitting}>
            {text.save}
          </Button>
        )}
      </fieldset>
    </form>
  );

  const editor = (
    <>
      {settings}
      <div className="mt-10 max-w-measure">
        <WebsitePassword eventId={event.id} isSet={website.has_password} canEdit={event.canEdit} />
      </div>
    </>
  );

  if (isWide) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-8 wide:grid-cols-[minmax(0,1fr)_24.375rem] wide:gap-12">
        <div>{editor}</div>
        <div className="sticky top-6">{preview}</div>
      </div>
    );
  }
  return (
    <Tabs
      label={text.views}
      tabs={[
        { value: 'edit', label: text.edit, content: editor },
        { value: 'preview', label: text.preview, content: preview },
      ]}
    />
  );
}
