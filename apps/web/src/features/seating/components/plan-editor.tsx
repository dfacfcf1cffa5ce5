// One plan: the floor plan beside the people to place and the tables. On a phone the tables come first, and the floor plan is a view.
import { Printer, Sparkles } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Move } from '#web/features/seating/changes.ts';
import { DragLabel } from '#web/features/seating/components/drag-label.tsx';
import { FloorPlan } from '#web/features/seating/components/floor-plan.tsx';
import { ManyTablesDialog } from '#web/features/seating/components/many-tables-dialog.tsx';
import { ElementDialog, TableDialog } from '#web/features/seating/components/piece-dialog.tsx';
import PlaceDialog from '#web/features/seating/components/place-dialog.tsx';
import { RoomDialog } from '#web/features/seating/components/room-dialog.tsx';
import { RulesPanel } from '#web/features/seating/components/rules-panel.tsx';
import { TableList } from '#web/features/seating/components/table-list.tsx';
import { WaitingList } from '#web/features/seating/components/waiting-list.tsx';
import { useLiveSeating } from '#web/features/seating/live.ts';
import { type SeatingPage, viewOf } from '#web/features/seating/page.ts';
import { placePeople, type Target } from '#web/features/seating/placement.ts';
import { useNetworkProblem } from '#web/features/seating/use-network-problem.ts';
import { usePieces } from '#web/features/seating/use-pieces.ts';
import { usePlanChanges } from '#web/features/seating/use-plan-changes.ts';
import { type Passengers, useSeatDrag } from '#web/features/seating/use-seat-drag.ts';
import { useStableCallback } from '#web/features/seating/use-stable-callback.ts';
import { useDevice } from '#web/lib/device/use-device.ts';
import { formatList } from '#web/lib/format/format.ts';
import { seating as text } from '#web/locales/fr/client/seating.ts';
import { seatingPapers as papersText } from '#web/locales/fr/client/seating-papers.ts';
import { seatingProposal as proposalText } from '#web/locales/fr/client/seating-proposal.ts';
import { seatingRules as rulesText } from '#web/locales/fr/client/seating-rules.ts';
import { tableName } from '#web/locales/fr/table-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useOpenedPart } from '#web/ui/feedback/use-opened-part.ts';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';

const papersPart = lazyComponent(() => import('#web/features/seating/components/papers-dialog.tsx'));
const proposalPart = lazyComponent(() => import('#web/features/seating/components/proposal-dialog.tsx'));

interface PlanEditorProps {
  eventId: string;
  eventName: string;
  page: SeatingPage;
  canEdit: boolean;
  isSettingUp: boolean;
  onSettled: () => void;
}

export function PlanEditor({ eventId, eventName, page, canEdit, isSettingUp, onSettled }: PlanEditorProps) {
  const view = useMemo(() => viewOf(page), [page]);
  const households = useMemo(() => new Map(page.households.map((one) => [one.id, one])), [page.households]);
  const changes = usePlanChanges(eventId, page.plan.id);
  useLiveSeating(eventId, changes.isWriting);
  const editing = usePieces(page, changes);
  const pieces = canEdit ? editing : null;
  const { held, isByPointer, handlers } = useSeatDrag(view, place);
  const heldTarget = held?.target;
  const editTable = useStableCallback(editing.editTable);
  const moveOne = useStableCallback((move: Move, sentence: string) => changes.change({ moves: [move] }, sentence));
  const [passengers, setPassengers] = useState<Passengers | null>(null);
  const movedId = useRef<string | null>(null);
  const isPhone = useDevice().kind === 'mobile';
  const problem = useNetworkProblem();
  const [isPrinting, setIsPrinting] = useState(false);
  const canPrint = useOpenedPart(papersPart, isPrinting, () => setIsPrinting(false));
  const [isProposing, setIsProposing] = useState(false);
  const canPropose = useOpenedPart(proposalPart, isProposing, () => setIsProposing(false));
  const [isAddingTables, setIsAddingTables] = useState(false);
  const [tab, setTab] = useState<string | null>(null);

  function place(people: Passengers, target: Target | null) {
    const placement = placePeople({ page, view }, people, target);
    if (!placement.ok) return changes.refuse(placement.problem);
    const table = page.tables.find(({ id }) => id === target?.tableId);
    movedId.current = people.guestIds[0] ?? null;
    const sentence = table ? text.moved.placed(people.name, tableName(table)) : text.moved.removed(people.name);
    changes.change({ moves: placement.moves }, sentence);
  }

  // The row of a person who was moved leaves its list, and the focus with it.
  useEffect(() => {
    if (movedId.current === null || document.activeElement !== document.body) return;
    const handle =
      document.querySelector<HTMLElement>(`[data-handle="${movedId.current}"]`) ??
      document.querySelector<HTMLElement>('[data-unseat] [data-handle]');
    handle?.focus();
    movedId.current = null;
  });

  const seated = page.seats.length;
  const needed = page.guests.filter(({ age_group }) => age_group !== 'baby').length;
  const outside = view.tables.filter((one) => one.isOutside).map(({ table }) => tableName(table));
  const tags = [...new Set(page.households.flatMap((one) => one.tags))].toSorted((one, other) =>
    one.localeCompare(other, 'fr'),
  );
  const waiting = {
    value: 'waiting',
    label: text.waiting.tab(view.waitingCount),
    content: (
      <WaitingList
        view={view}
        hasGuests={page.guests.length > 0}
        drag={canEdit ? handlers : null}
        onChoose={setPassengers}
      />
    ),
  };
  const tables = {
    value: 'tables',
    label: text.table.tab,
    content: (
      <TableList
        {...{ view, households, canEdit }}
        target={heldTarget}
        drag={handlers}
        onEdit={editTable}
        onChoose={setPassengers}
        onMove={moveOne}
      />
    ),
  };
  const rules = {
    value: 'rules',
    label: rulesText.tab(page.rules.length),
    content: <RulesPanel {...{ eventId, page, view, canEdit }} />,
  };
  const floor = <FloorPlan {...{ page, view, pieces }} drag={handlers} target={heldTarget} />;
  const tabs = isPhone
    ? [tables, waiting, { value: 'floor', label: text.floor.tab, content: floor }, rules]
    : [waiting, tables, rules];
  const { edited } = editing;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-quiet">{text.figures(seated, view.waitingCount, view.seatCount)}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            look="secondary"
            size="small"
            icon={<Printer aria-hidden className="size-5" strokeWidth={1.5} />}
            onClick={() => setIsPrinting(true)}
          >
            {papersText.open}
          </Button>
          {canEdit && (
            <Button
              size="small"
              icon={<Sparkles aria-hidden className="size-5" strokeWidth={1.5} />}
              onClick={() => setIsProposing(true)}
            >
              {proposalText.open}
            </Button>
          )}
        </div>
      </div>
      <div className="mb-4 flex flex-col gap-3 empty:hidden">
        {canEdit && problem !== undefined && <Notice tone="note">{problem}</Notice>}
        {changes.problem !== null && <Notice tone="danger">{changes.problem}</Notice>}
        {needed > view.seatCount && page.tables.length > 0 && (
          <Notice tone="note">{text.missing(needed - view.seatCount)}</Notice>
        )}
        {outside.length > 0 && <Notice tone="note">{text.floor.outside(formatList(outside))}</Notice>}
        {!canEdit && <Notice tone="note">{text.reader}</Notice>}
        {canEdit && page.tables.length === 0 && (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-panel border border-hairline px-4 py-3">
            <p>{text.floor.emptyRoom}</p>
            <Button size="small" onClick={() => setIsAddingTables(true)}>
              {text.many.title}
            </Button>
          </div>
        )}
      </div>
      <div className="grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_min(20rem,45%)] wide:grid-cols-[minmax(0,1fr)_min(24rem,45%)]">
        {!isPhone && floor}
        <div className="min-w-0">
          <Tabs
            label={text.views}
            tabs={tabs}
            value={tabs.some(({ value }) => value === tab) ? (tab ?? '') : (tabs[0]?.value ?? '')}
            onChange={setTab}
          />
        </div>
      </div>
      {isAddingTables && (
        <ManyTablesDialog names={[]} onAdd={editing.addTables} onClose={() => setIsAddingTables(false)} />
      )}
      {held !== null && isByPointer && <DragLabel name={held.name} />}
      {passengers !== null && (
        <PlaceDialog view={view} passengers={passengers} onPlace={place} onClose={() => setPassengers(null)} />
      )}
      {canEdit && edited?.kind === 'table' && (
        <TableDialog table={edited.table} tags={tags} onSave={editing.saveTable} onClose={editing.closeEditor} />
      )}
      {canEdit && edited?.kind === 'element' && (
        <ElementDialog element={edited.element} onSave={editing.saveElement} onClose={editing.closeEditor} />
      )}
      {canPrint && <papersPart.Component printed={{ page, view, eventName }} onClose={() => setIsPrinting(false)} />}
      {canPropose && (
        <proposalPart.Component
          {...{ page, view }}
          onApply={(moves, sentence) => changes.change({ moves }, sentence)}
          onClose={() => setIsProposing(false)}
        />
      )}
      {isSettingUp && (
        <RoomDialog
          eventId={eventId}
          plan={page.plan}
          onSave={(room) => changes.change({ room }, text.room.saved)}
          onClose={onSettled}
        />
      )}
    </>
  );
}
