// Computes the map of a result list: its frame, and markers that do not overlap.
import type { PartnerCard } from '#web/features/partners/cards.ts';
import { isOnSheet, type Point, pointOf, type Spot, sheet } from '#web/features/partners/france.ts';
import { towns } from '#web/features/partners/towns.ts';
import { partners } from '#web/locales/fr/public/partners.ts';
import type { MapFrame, MapMarker, MapName } from '#web/ui/charts/map.tsx';

const { map: text } = partners;

export interface MapView {
  frame: MapFrame;
  markers: MapMarker[];
  names: MapName[];
  here: (Point & { label: string }) | null;
  /** The number of partners overseas, or without a known place. */
  outside: number;
}

/** As a share of the frame: closer markers are merged, since a finger could not choose between them. */
const MIN_DISTANCE = 0.09;
/** In a smaller frame the dotted shape of the country could not be recognised. */
const MIN_FRAME = 26;
const MARGIN = 4;
const MAX_NAMES = 3;

/** The id of a card in the list, to which its marker links. */
export const cardAnchor = (id: string): string => `fiche-${id}`;

export function mapView(cards: readonly PartnerCard[], place: (Spot & { name: string }) | null): MapView {
  const placed = cards.flatMap((card) => {
    const point = card.spot && pointOf(card.spot);
    return point && isOnSheet(point) ? [{ card, point }] : [];
  });
  const middle = place && pointOf(place);
  const here = place && middle && isOnSheet(middle) ? { ...middle, label: text.here(place.name) } : null;
  const frame = frameOf([...placed.map(({ point }) => point), ...(here ? [here] : [])]);
  const markers = clusterMarkers(placed, frame);
  const names = namesIn(frame, here ? [...markers, here] : markers);
  return { frame, markers, names, here, outside: cards.length - placed.length };
}

function frameOf(points: readonly Point[]): MapFrame {
  const whole = { x: 0, y: 0, width: sheet.width, height: sheet.height };
  if (points.length === 0) return whole;
  const [left, right] = range(points.map(({ x }) => x));
  const [top, bottom] = range(points.map(({ y }) => y));
  const size = Math.max(right - left, bottom - top, MIN_FRAME);
  if (size > sheet.height * 0.75) return whole;
  return {
    x: rounded(within((left + right - size) / 2, sheet.width - size)),
    y: rounded(within((top + bottom - size) / 2, sheet.height - size)),
    width: rounded(size),
    height: rounded(size),
  };
}

const range = (values: number[]): [number, number] => [Math.min(...values) - MARGIN, Math.max(...values) + MARGIN];
const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
/** The server and the browser must render the same text. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

interface Placed {
  card: PartnerCard;
  point: Point;
}

/** In the order of the list: a marker has the position and the link of its first card. */
function clusterMarkers(placed: readonly Placed[], frame: MapFrame): MapMarker[] {
  const groups: Array<{ point: Point; cards: PartnerCard[] }> = [];
  for (const { card, point } of placed) {
    const near = groups.find(
      (group) => Math.hypot(group.point.x - point.x, group.point.y - point.y) < MIN_DISTANCE * frame.width,
    );
    if (near === undefined) groups.push({ point, cards: [card] });
    else near.cards.push(card);
  }
  return groups.map(({ point, cards }) => ({
    x: rounded(point.x),
    y: rounded(point.y),
    count: cards.length,
    target: cardAnchor(cards[0]?.id ?? ''),
    label: labelOf(cards),
  }));
}

function labelOf(cards: readonly PartnerCard[]): string {
  if (cards.length === 1) return cards.map(({ name, tradeIn }) => `${name}, ${tradeIn}`).join('');
  const names = cards.slice(0, MAX_NAMES).map(({ name }) => name);
  const rest = cards.length > MAX_NAMES ? [text.andOthers] : [];
  return text.cluster(String(cards.length), [...names, ...rest].join(', '));
}

/** Names of towns that overlap neither markers nor one another, large towns first. */
function namesIn(frame: MapFrame, markers: readonly Point[]): MapName[] {
  const line = frame.width * 0.04;
  const taken = markers.map(({ x, y }) => boxAround(x - line, y, line * 2, line * 2));
  const isRegion = frame.width <= sheet.width / 2;
  return towns.flatMap(({ name, isLarge, ...spot }) => {
    const { x, y } = pointOf(spot);
    const box = boxAround(x, y, (name.length + 1) * line * 0.55, line);
    const isInside =
      box.left > frame.x &&
      box.top > frame.y &&
      box.right < frame.x + frame.width &&
      box.bottom < frame.y + frame.height;
    if (!isInside || !(isLarge || isRegion) || taken.some((other) => overlap(box, other))) return [];
    taken.push(box);
    return [{ name, x: rounded(x), y: rounded(y) }];
  });
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const boxAround = (left: number, middle: number, width: number, height: number): Box => ({
  left,
  top: middle - height / 2,
  right: left + width,
  bottom: middle + height / 2,
});

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
