// The form of an announcement, new or stored.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useVersionedForm } from '#web/features/events/versions/use-versioned-form.ts';
import { VersionedFormDialog } from '#web/features/events/versions/versioned-form-dialog.tsx';
import {
  type AnnouncementForm,
  announcementForm,
  formOfAnnouncement,
  MAX_ANNOUNCEMENT,
  newAnnouncement,
} from '#web/features/site-content/forms.ts';
import { createAnnouncement, saveAnnouncement } from '#web/features/site-content/mutations.ts';
import { announcementsKey, announcementsQuery } from '#web/features/site-content/queries.ts';
import { type Announcement, audiences } from '#web/features/site-content/text.ts';
import { content } from '#web/locales/fr/admin/content.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { announcements: text, optional } = content;
const { fields } = text;

interface AnnouncementDialogProps {
  /** Null for a new one. */
  announcement: Announcement | null;
  onClose: () => void;
}

export function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps) {
  const queries = useQueryClient();
  const [fresh] = useState(() => newAnnouncement(new Date()));
  const versioned = useVersionedForm<AnnouncementForm>({
    draft: `announcement:${announcement?.id ?? 'new'}`,
    saved:
      announcement === null
        ? { version: 0, values: fresh }
        : { version: announcement.version, values: formOfAnnouncement(announcement) },
    schema: announcementForm,
    write: (form, version) =>
      announcement === null ? createAnnouncement(form) : saveAnnouncement(announcement.id, form, version),
    invalidates: [announcementsKey],
    renew: async () => {
      await queries.refetchQueries({ queryKey: announcementsKey });
      const rows = queries.getQueryData(announcementsQuery.queryKey)?.pages.flat() ?? [];
      const row = rows.find(({ id }) => id === announcement?.id);
      return row && { version: row.version, values: formOfAnnouncement(row) };
    },
    success: { title: text.saved },
    onSaved: onClose,
  });
  const { form, typed } = versioned;
  const { errors } = form.formState;
  return (
    <VersionedFormDialog
      versioned={versioned}
      describe={(field, value) => ({ label: fields[field], value: typeof value === 'string' ? value : '' })}
      title={announcement === null ? text.newTitle : text.changeTitle}
      submitLabel={text.save}
      onClose={onClose}
    >
      <TextArea
        label={fields.body}
        error={errors.body?.message}
        limit={MAX_ANNOUNCEMENT}
        value={typed.body}
        onChange={(event) => form.setValue('body', event.target.value.replaceAll(/\s/g, ' '))}
      />
      <TextField
        {...form.register('link')}
        label={fields.link}
        hint={text.linkHint}
        optional={optional}
        error={errors.link?.message}
        autoComplete="off"
      />
      <SelectField
        {...form.register('audience')}
        label={fields.audience}
        options={audiences.map((value) => ({ value, label: text.audiences[value] }))}
      />
      <TextField
        {...form.register('startsAt')}
        type="datetime-local"
        label={fields.startsAt}
        error={errors.startsAt?.message}
      />
      <TextField
        {...form.register('endsAt')}
        type="datetime-local"
        label={fields.endsAt}
        error={errors.endsAt?.message}
      />
    </VersionedFormDialog>
  );
}
