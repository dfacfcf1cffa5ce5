// The households of guests, and the SQL that inserts their invitations and replies.
import { type Instant, instant } from './days.ts';
import { insert, type Raw, textArray, type Value } from './sql.ts';

export interface Guest {
  id: string;
  first: string;
  last: string;
  age?: 'child' | 'baby';
  isPlusOne?: boolean;
  email?: string;
  phone?: string;
  diet?: string;
  allergies?: string;
  song?: string;
  message?: string;
  /** y or n for each moment of the invitation; absent without a reply. */
  answers?: string;
}

export interface Household {
  id: string;
  name: string;
  address?: string;
  tags: readonly string[];
  side?: string;
  state: 'draft' | 'sent' | 'opened' | 'answered';
  /** The positions of the moments, such as '034'. */
  invited: string;
  guests: readonly Guest[];
  /** Whether its pages follow the language of the browser; the others are in French. */
  followsBrowser?: boolean;
  /** The couple records replies by telephone. */
  repliedBy?: 'guest' | 'couple';
  repliedAt?: Instant;
}

export function guestStatements(event: string, households: readonly Household[]): string {
  const people = households.flatMap((household) => household.guests.map((guest) => ({ household, guest })));
  return [
    insert(
      'public.households',
      ['id', 'event_id', 'name', 'address', 'tags', 'side', 'invitation_state', 'language'],
      households.map(({ id, name, address, tags, side, state, followsBrowser }): Value[] => [
        id,
        event,
        name,
        address ?? null,
        textArray(tags),
        side ?? null,
        state,
        followsBrowser === true ? null : 'fr',
      ]),
    ),
    insert(
      'public.guests',
      [
        'id',
        'event_id',
        'household_id',
        'first_name',
        'last_name',
        'age_group',
        'is_plus_one',
        'email',
        'phone',
        'diet',
        'allergies',
        'allergies_consent_at',
        'song_request',
        'message',
      ],
      people.map(({ household, guest }): Value[] => [
        guest.id,
        event,
        household.id,
        guest.first,
        guest.last,
        guest.age ?? 'adult',
        guest.isPlusOne ?? false,
        guest.email ?? null,
        guest.phone ?? null,
        guest.diet ?? null,
        guest.allergies ?? null,
        guest.allergies === undefined ? null : repliedAt(household),
        guest.song ?? null,
        guest.message ?? null,
      ]),
    ),
    'truncate demo_replies;',
    insert(
      'demo_replies',
      ['guest_id', 'invited', 'answers', 'replied_by', 'replied_at'],
      people.map(({ household, guest }): Value[] => [
        guest.id,
        household.invited,
        guest.answers ?? '',
        household.repliedBy ?? 'guest',
        repliedAt(household),
      ]),
    ),
    `insert into public.moment_invitations (event_id, guest_id, moment_id)
select g.event_id, g.id, m.id
from demo_replies r
join public.guests g on g.id = r.guest_id
join public.moments m on m.event_id = g.event_id and strpos(r.invited, m.position::text) > 0
on conflict do nothing;`,
    `insert into public.guest_replies (event_id, guest_id, moment_id, attending, replied_by, replied_at)
select g.event_id, g.id, m.id, substr(r.answers, strpos(r.invited, m.position::text), 1) = 'y', r.replied_by, r.replied_at
from demo_replies r
join public.guests g on g.id = r.guest_id
join public.moments m on m.event_id = g.event_id and strpos(r.invited, m.position::text) > 0
where r.answers <> ''
on conflict do nothing;`,
  ].join('\n\n');
}

const repliedAt = (household: Household): Raw | null =>
  household.repliedAt === undefined ? null : instant(household.repliedAt);

/** The moments of each invitation by their positions, with a letter for each answer. */
export const replyTable = `create temporary table demo_replies (
  guest_id uuid, invited text, answers text, replied_by text, replied_at timestamptz
);`;
