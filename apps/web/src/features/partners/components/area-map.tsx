// The place of one partner on the map, with the distance that the partner travels.
import { useLocation } from 'react-router';
import { KM_PER_UNIT, type Spot, sheet } from '#web/features/partners/france.ts';
import { mapView } from '#web/features/partners/map-view.ts';
import land from '#web/features/partners/pictures/france.svg';
import { MarkerMap } from '#web/ui/charts/map.tsx';

interface AreaMapProps {
  place: Spot & { name: string };
  travelsKm: number;
  label: string;
}

/** A smaller circle could not be seen. */
const MIN_RADIUS = 0.6;

/** Nothing for a place overseas, which the map does not show. */
export function AreaMap({ place, travelsKm, label }: AreaMapProps) {
  const { pathname } = useLocation();
  const { outside: _outside, here, ...view } = mapView([], place);
  if (here === null) return null;
  const radius = Math.max(travelsKm / KM_PER_UNIT, MIN_RADIUS);
  return <MarkerMap label={label} land={land} sheet={sheet} address={pathname} {...view} here={{ ...here, radius }} />;
}
