// The form of a stored document: its schema and its values from the row.
import * as z from 'zod/mini';
import type { EventDocument } from '#web/features/documents/queries.ts';
import type { Version } from '#web/features/events/versions/versions.ts';
import { documents } from '#web/locales/fr/client/documents.ts';

const { invalid } = documents;

export const documentForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1, invalid.name), z.maxLength(200, invalid.longName)),
  folder: z.string().check(z.trim(), z.maxLength(80, invalid.folder)),
  /** Ids; an empty text means none, as in a select field. */
  partner: z.string(),
  line: z.string(),
});

export type DocumentForm = z.infer<typeof documentForm>;

export const documentVersionOf = (document: EventDocument): Version<DocumentForm> => ({
  version: document.version,
  values: {
    name: document.name,
    folder: document.folder,
    partner: document.event_partner_id ?? '',
    line: document.budget_item_id ?? '',
  },
});
