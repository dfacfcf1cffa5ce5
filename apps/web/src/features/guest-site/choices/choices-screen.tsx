// The choices of the guests of one moment. Hosts read them and record what guests tell them by telephone.
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { momentsQuery, type PlannedEvent } from '#web/features/events/queries.ts';
import { ChoiceFilter } from '#web/features/guest-site/choices/choice-filter.tsx';
import { ChoiceList } from '#web/features/guest-site/choices/choice-list.tsx';
import {
  countMissing,
  type Eater,
  findEaters,
  shownBy,
  withRecordings,
} from '#web/features/guest-site/choices/dish-choices.ts';
import { eatersQuery, useLiveEaters } from '#web/features/guest-site/choices/queries.ts';
import { useChoiceMutations } from '#web/features/guest-site/choices/use-choice-mutations.ts';
import { type CourseMenus, type MomentMenus, menusOf } from '#web/features/guest-site/menus/menus.ts';
import { menusQuery, useLiveMenus } from '#web/features/guest-site/menus/queries.ts';
import { dishChoices as text } from '#web/locales/fr/client/dish-choices.ts';
import { menus as menusText } from '#web/locales/fr/client/menus.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';

const MENUS = '/client/website/menus';
const parents = [{ label: menusText.part, href: MENUS }];

interface ChoicesScreenProps {
  event: PlannedEvent;
  momentId: string;
  /** The filter in the address: see `shownBy`. */
  show: string;
  onShow: (show: string) => void;
}

export function ChoicesScreen({ event, momentId, show, onShow }: ChoicesScreenProps) {
  const board = useQuery(menusQuery(event.id));
  const moments = useQuery(momentsQuery(event.id));
  const eaters = useQuery(eatersQuery(momentId));
  useLiveMenus(event.id);
  useLiveEaters(event.id, momentId);
  if (board.data === undefined || moments.data === undefined) {
    const retry = () => void Promise.all([board.refetch(), moments.refetch(), eaters.refetch()]);
    const isError = board.isError || moments.isError;
    return isError ? <ErrorState message={text.failed} onRetry={retry} /> : <SkeletonLines count={6} />;
  }
  const menus = menusOf(moments.data, board.data).find(({ moment }) => moment.id === momentId);
  if (menus === undefined) return <NoMoment />;
  return (
    <>
      <Breadcrumbs parents={parents} current={menus.moment.name} />
      <h2 className="wrap-anywhere mt-2 text-heading">{text.title(menus.moment.name)}</h2>
      {menus.courses.length === 0 ? (
        <NoDishes />
      ) : (
        <QueryList list={eaters} failure={text.failed} empty={<NobodyComes />}>
          {(all) => <Choices {...{ event, menus, all, show, onShow }} />}
        </QueryList>
      )}
    </>
  );
}

interface ChoicesProps extends Omit<ChoicesScreenProps, 'momentId'> {
  menus: MomentMenus;
  all: readonly Eater[];
}

const NOBODY: ReadonlySet<string> = new Set();

function Choices({ event: { id, canEdit }, menus: { moment, courses }, all, show, onShow }: ChoicesProps) {
  const mutations = useChoiceMutations(id, moment.id);
  const [typed, setTyped] = useState('');
  const [pinned, setPinned] = useState(NOBODY);
  const search = useDeferredValue(typed);
  const eaters = useMemo(() => withRecordings(all, mutations.recordings), [all, mutations.recordings]);
  const missing = useMemo(() => countMissing(eaters, courses), [eaters, courses]);
  const isShown = shownBy(show, courses);
  const found = findEaters(eaters, { search, isShown, pinned });
  const pin = (guestId: string) => setPinned((before) => (before.has(guestId) ? before : new Set(before).add(guestId)));

  function choose(eater: Eater, course: CourseMenus, dish: string | null): void {
    // Some browsers do not focus a select that is opened by touch.
    pin(eater.id);
    mutations.choose(eater, course, dish);
  }

  function narrow(to: { typed?: string; show?: string }): void {
    setPinned(NOBODY);
    setTyped(to.typed ?? typed);
    if (to.show !== undefined) onShow(to.show);
  }

  return (
    <>
      <p className="mb-4 text-quiet tabular-nums">{text.count(eaters.length, missing)}</p>
      {!canEdit && (
        <div className="mb-4">
          <Notice tone="note">{text.readOnly}</Notice>
        </div>
      )}
      <ChoiceFilter
        courses={courses}
        search={typed}
        onSearch={(value) => narrow({ typed: value })}
        show={isShown === null ? '' : show}
        onShow={(wanted) => narrow({ show: wanted })}
        {...((isShown !== null || search !== '') && { found: found.length })}
      />
      {found.length === 0 ? (
        <EmptyState title={text.nobody} text={text.nobodyText}>
          <Button look="secondary" size="small" onClick={() => narrow({ typed: '', show: '' })}>
            {text.showAll}
          </Button>
        </EmptyState>
      ) : (
        <ChoiceList eaters={found} courses={courses} onChoose={canEdit ? choose : null} onTouch={pin} />
      )}
    </>
  );
}

const NobodyComes = () => (
  <EmptyState title={text.none} text={text.noneText}>
    <ButtonLink href="/client/guests" look="secondary" size="small">
      {text.toGuests}
    </ButtonLink>
  </EmptyState>
);

const NoDishes = () => (
  <EmptyState title={text.noDishes} text={text.noDishesText}>
    <ButtonLink href={MENUS} look="secondary" size="small">
      {text.toMenus}
    </ButtonLink>
  </EmptyState>
);

const NoMoment = () => (
  <EmptyState title={text.unknown} text={text.unknownText}>
    <ButtonLink href={MENUS} look="secondary" size="small">
      {text.toMenus}
    </ButtonLink>
  </EmptyState>
);
