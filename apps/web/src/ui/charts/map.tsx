// Markers on a drawn map, without tiles or external requests. Each marker links to a part of the page and is reached by keyboard in
// the given order.
import { Link } from 'react-router';

export interface MapFrame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface MapMarker {
  x: number;
  y: number;
  count: number;
  /** The id of the element that the marker links to. */
  target: string;
  label: string;
}

export interface MapName {
  name: string;
  x: number;
  y: number;
}

interface DrawnMapProps {
  label: string;
  /** The map picture, in the coordinate system of all positions. */
  land: string;
  sheet: { width: number; height: number };
  frame: MapFrame;
  markers: readonly MapMarker[];
  names: readonly MapName[];
  /** Without a radius the place has a circle of a fixed size. */
  here: { x: number; y: number; label: string; radius?: number } | null;
  /** The page's own path. */
  address: string;
}

// Relative to the width of the view, so that markers keep their size at every zoom.
const RADIUS = 0.022;
const TARGET = 0.045;
const LETTER = 0.036;

export function MarkerMap({ label, land, sheet, frame, markers, names, here, address }: DrawnMapProps) {
  const unit = frame.width;
  return (
    <svg
      role="group"
      aria-label={label}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      className="block h-auto w-full overflow-hidden"
    >
      <image href={land} x="0" y="0" width={sheet.width} height={sheet.height} />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: text in a drawing takes no focus */}
      <g aria-hidden="true" className="fill-quiet" fontSize={unit * LETTER}>
        {names.map(({ name, x, y }) => (
          <g key={name}>
            <circle cx={x} cy={y} r={unit * 0.005} />
            <text x={x + unit * 0.014} y={y + unit * 0.012}>
              {name}
            </text>
          </g>
        ))}
      </g>
      {here !== null && (
        // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is not interactive
        <g role="img" aria-label={here.label}>
          <circle
            cx={here.x}
            cy={here.y}
            r={here.radius ?? unit * 0.05}
            className="fill-accent-wash stroke-accent"
            strokeWidth={unit * 0.003}
            opacity={here.radius === undefined ? 0.7 : 0.35}
          />
        </g>
      )}
      {markers.map((marker) => (
        <Marker key={marker.target} marker={marker} unit={unit} address={address} />
      ))}
    </svg>
  );
}

interface MarkerProps {
  marker: MapMarker;
  unit: number;
  address: string;
}

function Marker({ marker: { x, y, count, target, label }, unit, address }: MarkerProps) {
  const radius = unit * (count > 1 ? RADIUS * 1.35 : RADIUS);
  return (
    <Link
      to={`${address}#${target}`}
      aria-label={label}
      // The router scrolls to the target but does not move the focus.
      onClick={() => document.getElementById(target)?.querySelector('a')?.focus()}
      className="group outline-none"
    >
      <title>{label}</title>
      <circle
        cx={x}
        cy={y}
        r={unit * TARGET}
        fill="transparent"
        className="stroke-transparent group-focus-visible:stroke-accent"
        strokeWidth={unit * 0.006}
      />
      <circle
        cx={x}
        cy={y}
        r={radius}
        className="fill-accent stroke-paper group-hover:fill-ink"
        strokeWidth={unit * 0.004}
      />
      {count > 1 && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: text in a drawing takes no focus
        <text
          x={x}
          y={y}
          dy="0.36em"
          textAnchor="middle"
          aria-hidden="true"
          fontSize={unit * LETTER}
          className="fill-on-accent font-medium tabular-nums"
        >
          {count}
        </text>
      )}
    </Link>
  );
}
