// The room to scale: its walls and furniture, and its tables. Tables and furniture are dragged by a transform of their own, without a
// render, and saved when they are released.
import type { RoomElement } from '@liesse/domain';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { FloorTable, pieceProps } from '#web/features/seating/components/floor-table.tsx';
import { FloorToolbar } from '#web/features/seating/components/floor-toolbar.tsx';
import type { Seated, SeatingPage, SeatingView } from '#web/features/seating/page.ts';
import { backgroundQuery } from '#web/features/seating/queries.ts';
import { toBox, useFloorView } from '#web/features/seating/use-floor-view.ts';
import type { Pieces } from '#web/features/seating/use-pieces.ts';
import type { HeldPeople, SeatDragHandlers } from '#web/features/seating/use-seat-drag.ts';
import { useStableCallback } from '#web/features/seating/use-stable-callback.ts';
import { seating as text } from '#web/locales/fr/client/seating.ts';
import { usePointerDrag } from '#web/ui/lists/use-pointer-drag.ts';

interface FloorPlanProps {
  page: SeatingPage;
  view: SeatingView;
  /** Null for a member who may only read. */
  pieces: Pieces | null;
  drag: SeatDragHandlers;
  target: HeldPeople['target'];
}

interface HeldPieces {
  ids: readonly string[];
  pressed: string;
  isAdding: boolean;
  from: { x: number; y: number };
}

/** A press that moves less is a click. In centimetres. */
const CLICK = 8;

export function FloorPlan({ page, view, pieces, drag, target }: FloorPlanProps) {
  const svg = useRef<SVGSVGElement>(null);
  const room = useRef<SVGGElement>(null);
  const hintId = useId();
  const { room_width: width, room_length: length, elements } = page.plan;
  const shift = useRef({ x: 0, y: 0 });
  const moved = useRef<HeldPieces | null>(null);

  const { held, start, cancel } = usePointerDrag<HeldPieces>({
    onMove(current, point) {
      const at = toBox(room.current, point);
      if (at === null) return current;
      shift.current = { x: at.x - current.from.x, y: at.y - current.from.y };
      moved.current = current;
      shiftPieces(current.ids, shift.current);
      return current;
    },
    onDrop(current) {
      const { x, y } = shift.current;
      release();
      if (Math.hypot(x, y) < CLICK) pieces?.select(current.pressed, current.isAdding);
      else pieces?.move(current.ids, { x, y });
    },
  });

  const floor = useFloorView(svg, {
    page,
    onPinch() {
      cancel();
      drag.cancel();
    },
  });

  function shiftPieces(ids: readonly string[], { x, y }: { x: number; y: number }) {
    for (const id of ids) {
      room.current?.querySelector<SVGElement>(`[data-piece="${id}"]`)?.style.setProperty('translate', `${x}px ${y}px`);
    }
  }
  function release() {
    if (moved.current !== null) shiftPieces(moved.current.ids, { x: 0, y: 0 });
    moved.current = null;
    shift.current = { x: 0, y: 0 };
  }
  const onEnd = useEffectEvent(release);
  // After Escape the pieces return to where they were.
  useEffect(() => {
    if (held === null) onEnd();
  }, [held]);

  const press = useStableCallback((event: PointerEvent<SVGElement>, id: string) => {
    const from = toBox(room.current, { x: event.clientX, y: event.clientY });
    if (from === null || pieces === null) return;
    const isSelected = pieces.selected.has(id);
    start(event, { ids: isSelected ? [...pieces.selected] : [id], pressed: id, isAdding: event.shiftKey, from });
  });
  const pressKey = useStableCallback((event: KeyboardEvent<SVGElement>, id: string) => pieces?.onKey(event, id));
  const pressPerson = useStableCallback((event: PointerEvent<SVGElement>, { person, name }: Seated) =>
    drag.startDrag(event, { guestIds: [person.id], name }),
  );
  const canEdit = pieces !== null;

  return (
    <div className="overflow-hidden rounded-panel border border-hairline bg-panel">
      <FloorToolbar page={page} pieces={pieces} onZoom={floor.zoomBy} onFit={floor.fit} />
      <p id={hintId} className="sr-only">
        {text.table.keys}
      </p>
      <svg
        ref={svg}
        role="group"
        aria-label={text.floor.label}
        viewBox={`-20 -20 ${width + 40} ${length + 40}`}
        className="floor-plan block max-h-[70dvh] min-h-80 w-full touch-none select-none bg-panel"
        {...floor.panProps}
      >
        <g ref={room} transform={`translate(${floor.view.x} ${floor.view.y}) scale(${floor.view.zoom})`}>
          <rect {...{ width }} height={length} strokeWidth={8} className="fill-paper stroke-quiet" />
          {page.background_path !== null && <Background path={page.background_path} {...{ width, length }} />}
          <g onPointerDown={(event) => event.stopPropagation()}>
            {elements.map((element) => (
              <FloorElement
                key={element.id}
                element={element}
                isSelected={pieces?.selected.has(element.id) ?? false}
                onPress={canEdit ? press : undefined}
                onKey={canEdit ? pressKey : undefined}
              />
            ))}
            {view.tables.map((one) => (
              <FloorTable
                key={one.table.id}
                view={one}
                isSelected={pieces?.selected.has(one.table.id) ?? false}
                target={target?.tableId === one.table.id ? (target.seat ?? 'table') : null}
                hintId={canEdit ? hintId : undefined}
                onPress={canEdit ? press : undefined}
                onKey={canEdit ? pressKey : undefined}
                onPressPerson={canEdit ? pressPerson : undefined}
              />
            ))}
          </g>
        </g>
      </svg>
    </div>
  );
}

/** Half visible, so that the tables above it stay readable. */
function Background({ path, width, length }: { path: string; width: number; length: number }) {
  const { data: url } = useQuery(backgroundQuery(path));
  if (url === undefined) return null;
  return (
    <image
      data-background
      href={url}
      {...{ width }}
      height={length}
      preserveAspectRatio="xMidYMid meet"
      className="pointer-events-none opacity-50"
    />
  );
}

interface FloorElementProps {
  element: RoomElement;
  isSelected: boolean;
  onPress: ((event: PointerEvent<SVGElement>, id: string) => void) | undefined;
  onKey: ((event: KeyboardEvent<SVGElement>, id: string) => void) | undefined;
}

function FloorElement({ element, isSelected, onPress, onKey }: FloorElementProps) {
  const { id, kind, x, y, width, height, rotation } = element;
  return (
    <g
      data-piece={id}
      transform={`translate(${x} ${y}) rotate(${rotation})`}
      aria-label={text.elements[kind]}
      {...pieceProps({ id, isSelected, onPress, onKey })}
      className={`outline-none focus-visible:[&>rect]:stroke-ink ${onPress ? 'cursor-move' : ''}`}
    >
      <rect
        x={-width / 2}
        y={-height / 2}
        {...{ width, height }}
        strokeWidth={4}
        className={`${elementLooks[kind]} ${isSelected ? 'stroke-accent' : 'stroke-edge'}`}
      />
      {Math.min(width, height) >= 60 && (
        <text y={9} fontSize={26} textAnchor="middle" className="pointer-events-none fill-quiet">
          {text.elements[kind]}
        </text>
      )}
    </g>
  );
}

const elementLooks: Record<RoomElement['kind'], string> = {
  wall: 'fill-quiet',
  pillar: 'fill-quiet',
  door: 'fill-paper',
  dance_floor: 'fill-metal-wash',
  stage: 'fill-accent-wash',
  buffet: 'fill-panel',
  bar: 'fill-panel',
};
