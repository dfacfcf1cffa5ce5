// Which entries are shown, as the address remembers it.
import { type CivilDate, isCivilDate } from '#web/lib/format/civil-date.ts';

export const SERVER = 'serveur';

export interface AuditFilters {
  /** The id of a person, or `SERVER`. */
  actor: string | null;
  action: string | null;
  subject: { kind: string; id: string } | null;
  from: CivilDate | null;
  to: CivilDate | null;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const ACTION = /^[a-z_]+\.[a-z_]+$/;
const SUBJECT = /^([a-z_]{1,40}):(.{1,200})$/;

/** An address can hold anything: what is malformed is left out. */
export function readFilters(search: URLSearchParams): AuditFilters {
  const actor = search.get('personne') ?? '';
  const action = search.get('action') ?? '';
  const [, kind, id] = SUBJECT.exec(search.get('sujet') ?? '') ?? [];
  return {
    actor: actor === SERVER || UUID.test(actor) ? actor : null,
    action: ACTION.test(action) ? action : null,
    subject: kind !== undefined && id !== undefined ? { kind, id } : null,
    from: dayOf(search.get('du')),
    to: dayOf(search.get('au')),
  };
}

export function writeFilters({ actor, action, subject, from, to }: AuditFilters): URLSearchParams {
  const entries: [string, string | null][] = [
    ['personne', actor],
    ['action', action],
    ['sujet', subject === null ? null : `${subject.kind}:${subject.id}`],
    ['du', from],
    ['au', to],
  ];
  return new URLSearchParams(entries.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

export const isNarrowed = (filters: AuditFilters): boolean => Object.values(filters).some((value) => value !== null);

/** The arguments of `audit_list`. */
export const argumentsOf = ({ actor, action, subject, from, to }: AuditFilters) => ({
  ...(actor === SERVER ? { by_server: true } : actor !== null && { of_actor: actor }),
  ...(action !== null && { of_action: action }),
  ...(subject !== null && { of_kind: subject.kind, of_subject: subject.id }),
  ...(from !== null && { from_day: from }),
  ...(to !== null && { to_day: to }),
});

function dayOf(value: string | null): CivilDate | null {
  return value !== null && isCivilDate(value) ? value : null;
}
