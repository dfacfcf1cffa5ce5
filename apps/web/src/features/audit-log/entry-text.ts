// Who, what and about whom, as an entry says it.
import type { AuditEntry } from '#web/features/audit-log/entry.ts';
import { audit as text } from '#web/locales/fr/admin/audit.ts';
import { settings } from '#web/locales/fr/admin/settings.ts';

export function actorOf({ actor_id: id, actor_name: name }: Pick<AuditEntry, 'actor_id' | 'actor_name'>): string {
  if (id === null) return text.server;
  return name === null || name === '' ? text.deletedAccount : name;
}

export const actionOf = (action: string): string => text.actions[action] ?? action;

const settingGroups: Readonly<Record<string, { title: string }>> = settings.groups;

/** « Prestataire : Fleurs du Moulin »; an id is shown by its beginning. */
export function subjectOf({ subject_kind: kind, subject_id: id, subject_name: name }: AuditEntry): string {
  const noun = text.kinds[kind] ?? kind;
  if (kind === 'setting') return `${noun}\u00a0: ${settingGroups[id]?.title ?? id}`;
  const shown = name === null || name === '' ? shortId(id) : name;
  return `${noun}\u00a0: ${shown}`;
}

export const shortId = (id: string): string => (id.length > 20 ? `${id.slice(0, 8)}…` : id);

/** The screen of the subject, where it has one. */
export function subjectAddress({ subject_kind: kind, subject_id: id }: AuditEntry): string | null {
  switch (kind) {
    case 'account':
      return `/admin/security?vue=sessions&compte=${encodeURIComponent(id)}`;
    case 'partner':
      return `/admin/partners/${encodeURIComponent(id)}`;
    case 'review':
      return '/admin/reviews';
    case 'post':
      return '/admin/content';
    case 'contact_message':
      return '/admin/messages';
    case 'setting':
      return '/admin/settings';
    case 'network':
      return '/admin/security?vue=reseaux';
    case 'signing_key':
      return '/admin/security?vue=cles';
    default:
      return null;
  }
}
