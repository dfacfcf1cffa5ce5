// The pieces of a floor plan, tables and furniture: which are selected, and what is done to them.
import {
  aligned,
  besides,
  GRID,
  type NewTable,
  nextTableNumber,
  type RoomElement,
  snap,
  type TableShape,
} from '@liesse/domain';
import { type KeyboardEvent, useState } from 'react';
import type { PlanChange } from '#web/features/seating/changes.ts';
import { type SeatingPage, type Table } from '#web/features/seating/page.ts';
import type { PlanChanges } from '#web/features/seating/use-plan-changes.ts';
import { formatCount } from '#web/lib/format/format.ts';
import { seating as text } from '#web/locales/fr/client/seating.ts';
import { tableName } from '#web/locales/fr/table-names.ts';

export type Edited = { kind: 'table'; table: Table } | { kind: 'element'; element: RoomElement };

export interface Pieces {
  selected: ReadonlySet<string>;
  select: (id: string, isAdding: boolean) => void;
  move: (ids: readonly string[], by: { x: number; y: number }) => void;
  onKey: (event: KeyboardEvent<SVGElement>, id: string) => void;
  addTable: (shape: TableShape) => void;
  /** This one and the two below answer false when nothing was changed. */
  addTables: (tables: readonly NewTable[]) => boolean;
  saveTable: (table: Table) => boolean;
  saveElement: (element: RoomElement) => boolean;
  addElement: (kind: RoomElement['kind']) => void;
  rotate: () => void;
  copy: () => void;
  align: () => void;
  remove: () => void;
  edit: () => void;
  edited: Edited | null;
  editTable: (table: Table) => void;
  closeEditor: () => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

const sizes: Record<RoomElement['kind'], { width: number; height: number }> = {
  wall: { width: 400, height: 20 },
  door: { width: 120, height: 20 },
  dance_floor: { width: 500, height: 500 },
  stage: { width: 400, height: 250 },
  buffet: { width: 300, height: 80 },
  bar: { width: 250, height: 80 },
  pillar: { width: 40, height: 40 },
};

const seatsOf: Record<TableShape, number> = { round: 8, rectangular: 8, long: 16, head: 8 };

export function usePieces(page: SeatingPage, { change, undo, redo }: PlanChanges): Pieces {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [editedId, setEditedId] = useState<string | null>(null);
  const { tables, plan } = page;
  // Somebody else may have removed a piece.
  const selected = new Set([...tables, ...plan.elements].map(({ id }) => id).filter((id) => chosen.has(id)));
  const chosenTables = tables.filter(({ id }) => selected.has(id));
  const chosenElements = plan.elements.filter(({ id }) => selected.has(id));

  /** One change of these pieces; what has no piece is left out, so that furniture does not make a new version of a table. */
  function changed(
    ids: ReadonlySet<string>,
    by: <Piece extends Table | RoomElement>(piece: Piece) => Piece,
  ): PlanChange {
    const movedTables = tables.filter(({ id }) => ids.has(id)).map(by);
    const hasElements = plan.elements.some(({ id }) => ids.has(id));
    return {
      ...(movedTables.length > 0 && { tables: movedTables }),
      ...(hasElements && { room: { elements: plan.elements.map((one) => (ids.has(one.id) ? by(one) : one)) } }),
    };
  }

  const nameOf = (id: string): string => {
    const table = tables.find((one) => one.id === id);
    if (table !== undefined) return tableName(table);
    const element = plan.elements.find((one) => one.id === id);
    return element === undefined ? '' : text.elements[element.kind];
  };

  function move(ids: readonly string[], by: { x: number; y: number }) {
    const [first = ''] = ids;
    const from = [...tables, ...plan.elements].find(({ id }) => id === first);
    if (from === undefined) return;
    // The first piece snaps to the grid, and the others follow it.
    const [x, y] = [inside(snap(from.x + by.x)) - from.x, inside(snap(from.y + by.y)) - from.y];
    const moved = changed(new Set(ids), (piece) => ({ ...piece, x: inside(piece.x + x), y: inside(piece.y + y) }));
    change(moved, text.floor.movedTo(nameOf(first), metres(from.x + x), metres(from.y + y)));
  }

  function addTables(added: readonly NewTable[]): boolean {
    const last = Math.max(0, ...tables.map(({ position }) => position));
    const placed = besides(added, tables).map(
      (table, index): Table => ({
        ...table,
        y: inside(table.y),
        id: crypto.randomUUID(),
        minimum: 0,
        vendor_meals: 0,
        reserved_tag: null,
        position: last + 1024 * (index + 1),
        version: 0,
      }),
    );
    const [first] = placed;
    const isChanged = change(
      { tables: placed },
      placed.length === 1 && first ? text.floor.added(tableName(first)) : text.floor.addedMany(placed.length),
    );
    setChosen(new Set(placed.map(({ id }) => id)));
    return isChanged;
  }

  function copy() {
    const last = Math.max(0, ...tables.map(({ position }) => position));
    const number = nextTableNumber(tables.map(({ name }) => name));
    const newTables = chosenTables.map((table, index) => ({
      ...table,
      id: crypto.randomUUID(),
      name: String(number + index),
      x: inside(table.x + 2 * GRID),
      y: inside(table.y + 2 * GRID),
      position: last + 1024 * (index + 1),
      version: 0,
    }));
    const newElements = chosenElements.map((element) => ({
      ...element,
      id: crypto.randomUUID(),
      x: inside(element.x + 2 * GRID),
      y: inside(element.y + 2 * GRID),
    }));
    change(
      {
        ...(newTables.length > 0 && { tables: newTables }),
        ...(newElements.length > 0 && { room: { elements: [...plan.elements, ...newElements] } }),
      },
      text.floor.copied,
    );
    setChosen(new Set([...newTables, ...newElements].map(({ id }) => id)));
  }

  function removePieces(ids: ReadonlySet<string>) {
    const removedTables = tables.filter(({ id }) => ids.has(id)).map(({ id }) => id);
    const elements = plan.elements.filter(({ id }) => !ids.has(id));
    change(
      {
        ...(removedTables.length > 0 && { removedTables }),
        ...(elements.length < plan.elements.length && { room: { elements } }),
      },
      text.floor.removed([...ids].map(nameOf).join(', ')),
    );
  }

  const rotatePieces = (ids: ReadonlySet<string>) =>
    change(
      changed(ids, (piece) => ({ ...piece, rotation: (piece.rotation + 15) % 360 })),
      text.floor.rotated,
    );

  function align() {
    const pieces = new Map(aligned([...chosenTables, ...chosenElements]).map(({ id, x, y }) => [id, { x, y }]));
    change(
      changed(selected, (piece) => ({ ...piece, ...pieces.get(piece.id) })),
      text.floor.aligned,
    );
  }

  function onKey(event: KeyboardEvent<SVGElement>, id: string) {
    const arrow = ARROWS[event.key];
    const isOther = event.ctrlKey || event.metaKey || event.altKey;
    if (isOther) return;
    const ids = selected.has(id) ? selected : new Set([id]);
    if (arrow !== undefined) move([id, ...[...ids].filter((one) => one !== id)], arrow);
    else if (event.key === 'r' || event.key === 'R') rotatePieces(ids);
    else if (event.key === 'Delete' || event.key === 'Backspace') removePieces(ids);
    else if (event.key === 'Enter') setEditedId(id);
    else if (event.key === ' ') select(id, event.shiftKey);
    else return;
    event.preventDefault();
  }

  function select(id: string, isAdding: boolean) {
    if (!isAdding) setChosen(selected.size === 1 && selected.has(id) ? new Set() : new Set([id]));
    else setChosen(selected.has(id) ? new Set([...selected].filter((one) => one !== id)) : new Set([...selected, id]));
  }

  return {
    selected,
    select,
    move,
    onKey,
    addTables,
    addTable: (shape) =>
      addTables([
        {
          name: String(nextTableNumber(tables.map(({ name }) => name))),
          shape,
          seats: seatsOf[shape],
          x: 0,
          y: 0,
          rotation: 0,
        },
      ]),
    addElement(kind) {
      const id = crypto.randomUUID();
      const element = {
        id,
        kind,
        x: snap(plan.room_width / 2),
        y: snap(plan.room_length / 2),
        ...sizes[kind],
        rotation: 0,
      };
      change({ room: { elements: [...plan.elements, element] } }, text.floor.addedElement(text.elements[kind]));
      setChosen(new Set([id]));
    },
    saveTable: (table) => change({ tables: [table] }, text.table.saved(tableName(table))),
    saveElement: (element) =>
      change(
        { room: { elements: plan.elements.map((one) => (one.id === element.id ? element : one)) } },
        text.room.saved,
      ),
    rotate: () => rotatePieces(selected),
    copy,
    align,
    remove: () => removePieces(selected),
    edit: () => setEditedId([...selected][0] ?? null),
    edited: editedOf(page, editedId),
    editTable: ({ id }) => setEditedId(id),
    closeEditor: () => setEditedId(null),
    undo,
    redo,
  };
}

const ARROWS: Partial<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -GRID, y: 0 },
  ArrowRight: { x: GRID, y: 0 },
  ArrowUp: { x: 0, y: -GRID },
  ArrowDown: { x: 0, y: GRID },
};

const metres = (centimetres: number): string => formatCount(centimetres / 100);

/** The database refuses what is further away. */
const inside = (centimetres: number): number => Math.round(Math.min(10_950, Math.max(-950, centimetres)));

function editedOf({ tables, plan }: SeatingPage, id: string | null): Edited | null {
  const table = tables.find((one) => one.id === id);
  if (table !== undefined) return { kind: 'table', table };
  const element = plan.elements.find((one) => one.id === id);
  return element === undefined ? null : { kind: 'element', element };
}
