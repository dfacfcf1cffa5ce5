// The answers of a household by person.
import { Check, Minus, X } from 'lucide-react';
import {
  fullName,
  type Invitation,
  type InvitedPerson,
  type Moment,
  momentsOf,
} from '#web/features/guest-area/invitation/invitation.ts';
import { menuStateOf } from '#web/features/guest-area/menus/menu.ts';
import { formatList } from '#web/lib/format/format.ts';
import { guest } from '#web/locales/fr/guest/guest.ts';

const { thanks: text } = guest;
const { courses: courseNames, menuLeft } = guest.reply;

export function ReplySummary({ invitation }: { invitation: Invitation }) {
  const { people, song, message, look } = invitation;
  return (
    <section aria-label={text.summary}>
      <h3 className="label-caps font-text text-metal">{text.summary}</h3>
      <ul className="mt-3 divide-y divide-hairline border-hairline border-y">
        {people.map((person) => (
          <li key={person.id} className="py-5">
            <p className="wrap-anywhere font-display text-heading">{fullName(person) || text.plusOne}</p>
            <ul className="mt-1">
              {momentsOf(invitation, person).map((moment) => (
                <MomentLine key={moment.id} moment={moment} person={person} />
              ))}
            </ul>
            {person.diet !== null && <p className="text-quiet text-small">{text.diet(person.diet)}</p>}
            {person.allergies !== null && <p className="text-quiet text-small">{text.allergies(person.allergies)}</p>}
          </li>
        ))}
      </ul>
      {look.asks_song && song !== null && <p className="wrap-anywhere mt-5 text-small">{text.song(song)}</p>}
      {look.asks_message && message !== null && (
        <blockquote className="wrap-anywhere mt-5 whitespace-pre-line border-ornament border-l pl-5 font-display">
          <span className="sr-only">{`${text.message}\u00a0: `}</span>
          {message}
        </blockquote>
      )}
    </section>
  );
}

const answers = {
  yes: { icon: Check, label: text.yes, className: 'text-success' },
  no: { icon: X, label: text.no, className: 'text-quiet' },
  none: { icon: Minus, label: text.unanswered, className: 'text-metal' },
} as const;

function MomentLine({ moment, person }: { moment: Moment; person: InvitedPerson }) {
  const given = person.answers[moment.id] ?? null;
  const { icon: Icon, label, className } = answers[given === null ? 'none' : given ? 'yes' : 'no'];
  const menu = given === true ? menuWords(moment, person) : null;
  return (
    <li className="py-1.5">
      <p className="flex items-baseline justify-between gap-4">
        <span className="wrap-anywhere min-w-0">{moment.name}</span>
        <span className={`inline-flex shrink-0 items-center gap-1.5 text-small ${className}`}>
          <Icon aria-hidden className="size-4" strokeWidth={1.75} />
          {label}
        </span>
      </p>
      {menu !== null && <p className="text-quiet text-small">{menu}</p>}
    </li>
  );
}

function menuWords(moment: Moment, person: InvitedPerson): string | null {
  const { chosen, left } = menuStateOf(moment, person, person.menu[moment.id]);
  if (chosen.length + left.length === 0) return null;
  if (chosen.length === 0) return text.menuToChoose;
  const menu = text.menu(formatList(chosen));
  return left.length === 0 ? menu : menuLeft(menu, formatList(left.map((course) => courseNames[course].toLowerCase())));
}
