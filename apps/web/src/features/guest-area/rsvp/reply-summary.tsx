// The answers of a household by person.
import { Check, Minus, X } from 'lucide-react';
import {
  fullName,
  type Invitation,
  type InvitedPerson,
  type Moment,
  momentsOf,
} from '#web/features/guest-area/invitation/invitation.ts';
import { dietWords } from '#web/features/guest-area/language/diet-words.ts';
import { useGuestFormat, useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { menuStateOf } from '#web/features/guest-area/menus/menu.ts';

interface ReplySummaryProps {
  invitation: Invitation;
  /** When it is not what the household has answered. */
  title?: string;
}

export function ReplySummary({ invitation, title }: ReplySummaryProps) {
  const { thanks: text, reply } = useGuestText();
  const format = useGuestFormat();
  const { people, song, message, look } = invitation;
  return (
    <section aria-label={title ?? text.summary}>
      <h3 className="label-caps font-text text-metal">{title ?? text.summary}</h3>
      <ul className="mt-3 divide-y divide-hairline border-hairline border-y">
        {people.map((person) => (
          <li key={person.id} className="py-5">
            <p className="wrap-anywhere font-display text-heading">
              <bdi>{fullName(person) || text.plusOne}</bdi>
            </p>
            <ul className="mt-1">
              {momentsOf(invitation, person).map((moment) => (
                <MomentLine key={moment.id} moment={moment} person={person} />
              ))}
            </ul>
            {person.diet !== null && (
              <p className="text-quiet text-small">{text.diet(dietWords(person.diet, reply.diets, format))}</p>
            )}
            {person.allergies !== null && <p className="text-quiet text-small">{text.allergies(person.allergies)}</p>}
          </li>
        ))}
      </ul>
      {look.asks_song && song !== null && <p className="wrap-anywhere mt-5 text-small">{text.song(song)}</p>}
      {look.asks_message && message !== null && (
        <blockquote className="wrap-anywhere mt-5 whitespace-pre-line border-ornament border-s ps-5 font-display">
          <span className="sr-only">{text.message} </span>
          {message}
        </blockquote>
      )}
    </section>
  );
}

const answers = {
  yes: { icon: Check, className: 'text-success' },
  no: { icon: X, className: 'text-quiet' },
  unanswered: { icon: Minus, className: 'text-metal' },
} as const;

function MomentLine({ moment, person }: { moment: Moment; person: InvitedPerson }) {
  const { thanks: text } = useGuestText();
  const given = person.answers[moment.id] ?? null;
  const answer = given === null ? 'unanswered' : given ? 'yes' : 'no';
  const { icon: Icon, className } = answers[answer];
  return (
    <li className="py-1.5">
      <p className="flex items-baseline justify-between gap-4">
        <bdi className="wrap-anywhere min-w-0">{moment.name}</bdi>
        <span className={`inline-flex shrink-0 items-center gap-1.5 text-small ${className}`}>
          <Icon aria-hidden className="size-4" strokeWidth={1.75} />
          {text[answer]}
        </span>
      </p>
      {given === true && <MenuLine moment={moment} person={person} />}
    </li>
  );
}

function MenuLine({ moment, person }: { moment: Moment; person: InvitedPerson }) {
  const { thanks: text, reply } = useGuestText();
  const format = useGuestFormat();
  const { chosen, left } = menuStateOf(moment, person, person.menu[moment.id]);
  if (chosen.length + left.length === 0) return null;
  const menu = chosen.length === 0 ? text.menuToChoose : text.menu(format.list(chosen));
  const missing = format.list(left.map((course) => format.inSentence(reply.courses[course])));
  return (
    <p className="text-quiet text-small">
      {chosen.length === 0 || left.length === 0 ? menu : reply.menuLeft(menu, missing)}
    </p>
  );
}
