// The rows of the list: a household's heading, and a person. On phones a person is two lines; on wide screens, columns.
import type { ListedMoment } from '@liesse/domain';
import { Link } from 'react-router';
import { answerTo, type Home, type Person } from '#web/features/guests/guest-cache.ts';
import { AnswerMark } from '#web/features/guests/list/answer-mark.tsx';
import type { InvitationState } from '#web/features/guests/list/filters.ts';
import { guests as text } from '#web/locales/fr/client/guests.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { WaitingMark } from '#web/ui/feedback/waiting-mark.tsx';
import { type OnTick, RowCheckbox, type Ticked } from '#web/ui/fields/row-checkbox.tsx';

const tones: Record<InvitationState, BadgeTone> = {
  draft: 'neutral',
  sent: 'metal',
  delivered: 'metal',
  opened: 'metal',
  answered: 'success',
  bounced: 'danger',
};

interface HomeRowProps {
  home: Home;
  shown: number;
  ticked: Ticked;
  onTick: OnTick | null;
}

export function HomeRow({ home, shown, ticked, onTick }: HomeRowProps) {
  const { household } = home;
  return (
    <div className="relative flex min-h-14 items-center gap-x-2 border-hairline border-t pt-2 has-focus-visible:bg-accent-wash">
      {onTick && <RowCheckbox name={text.selection.home(household.name)} ticked={ticked} onTick={onTick} />}
      <div className="min-w-0 flex-1">
        <h2 className="line-clamp-2 font-display text-lead tablet:truncate tablet:text-heading">
          <HomeLink id={household.id}>{household.name}</HomeLink>
        </h2>
        <p className="truncate text-quiet text-small tablet:hidden">{notesOf(home)}</p>
      </div>
      <p className="hidden min-w-0 max-w-[45%] truncate text-right text-quiet text-small tablet:block">
        {notesOf(home)}
      </p>
      <span className="shrink-0 tablet:w-28 tablet:text-right">
        <StateBadge home={home} />
      </span>
      <span className="sr-only">{text.counts.people(shown)}</span>
    </div>
  );
}

interface PersonRowProps {
  person: Person;
  moments: readonly ListedMoment[];
  /** Without grouping, the row shows the household too. */
  isAlone: boolean;
  isTicked: boolean;
  /** Somebody else changed it a moment ago. */
  isFresh: boolean;
  onTick: OnTick | null;
}

export function PersonRow(props: PersonRowProps) {
  const { person, moments, isAlone, isTicked, isFresh, onTick } = props;
  const { household } = person;
  const name = person.name === '' ? text.unnamed : person.name;
  const age = person.age_group === 'adult' ? '' : text.ages[person.age_group];
  return (
    <div
      data-ticked={isTicked || undefined}
      data-fresh={isFresh || undefined}
      className="relative grid min-h-12 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 py-1 text-small hover:bg-panel has-focus-visible:bg-accent-wash data-fresh:animate-glow data-ticked:bg-accent-wash max-tablet:py-2 tablet:grid-cols-(--guest-columns)"
    >
      {onTick ? (
        <RowCheckbox name={text.selection.one(name)} ticked={isTicked ? 'all' : 'none'} onTick={onTick} />
      ) : (
        <span className="w-2" />
      )}
      <div className="min-w-0">
        <p className={`truncate ${person.name === '' ? 'text-quiet italic' : 'font-medium'}`}>
          <HomeLink id={household.id}>{name}</HomeLink>
        </p>
        <WaitingMark row={person.id} />
        {person.is_to_confirm && <Badge tone="metal">{text.toConfirm}</Badge>}
        {isAlone && <p className="truncate text-quiet max-tablet:hidden">{household.name}</p>}
        <p className="truncate text-quiet empty:hidden tablet:hidden">
          {[isAlone && household.name, age, dietOf(person)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p className="hidden truncate text-quiet tablet:block">{age}</p>
      <div className="flex gap-1.5 tablet:contents">
        {moments.map((moment, index) => (
          <AnswerMark key={moment.id} moment={moment.name} answer={answerTo(person, index)} />
        ))}
      </div>
      <p className="hidden truncate desktop:block">{dietOf(person)}</p>
      {isAlone && (
        <>
          <p className="hidden truncate text-quiet desktop:block">
            {[household.side, ...household.tags].filter(Boolean).join(' · ')}
          </p>
          <p className="hidden desktop:block">
            <StateBadge home={{ household }} />
          </p>
        </>
      )}
    </div>
  );
}

const dietOf = ({ diet, allergies }: Person): string =>
  [diet, allergies === null ? null : `${text.allergy}\u00a0: ${allergies}`].filter(Boolean).join(' · ');

const notesOf = ({ household }: Home): string => [household.side, ...household.tags].filter(Boolean).join(' · ');

function StateBadge({ home: { household } }: { home: Pick<Home, 'household'> }) {
  if (household.is_revoked) return <Badge tone="danger">{text.revoked}</Badge>;
  const state = household.invitation_state as InvitationState;
  return <Badge tone={tones[state]}>{text.states[state]}</Badge>;
}

/** The link covers the whole row; the checkbox lies above it. */
function HomeLink({ id, children }: { id: string; children: string }) {
  return (
    <Link
      to={`/client/guests/${id}`}
      preventScrollReset
      data-row-link
      className="scroll-my-40 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:outline-offset-[-2px]"
    >
      {children}
    </Link>
  );
}
