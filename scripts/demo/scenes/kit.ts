// Drawing primitives: SVG shapes on a canvas of 1200 by 800, and the palettes of five hours of the day.
import type { Dice } from '../random.ts';

export const WIDTH = 1200;
export const HEIGHT = 800;

export interface Palette {
  sky: string;
  sun: string;
  far: string;
  near: string;
  ground: string;
  wall: string;
  shade: string;
  leaf: string;
  deep: string;
  accent: string;
  metal: string;
  ink: string;
  pale: string;
}

/** A drawing and its alternative text. */
export interface Motif {
  alt: string;
  draw: (colours: Palette, chance: Dice) => string;
}

const day: Palette = {
  sky: '#f3ece0',
  sun: '#fbf8f3',
  far: '#e2d8c5',
  near: '#c9c2a8',
  ground: '#d9cfb4',
  wall: '#fbf8f3',
  shade: '#ddd2c0',
  leaf: '#7f8f77',
  deep: '#1f4d42',
  accent: '#6d1f3b',
  metal: '#c8a45a',
  ink: '#1f1a24',
  pale: '#fffdfa',
};

export const palettes: readonly Palette[] = [
  day,
  { ...day, sky: '#f5e6ea', far: '#e8d0cf', near: '#cdb0a6', ground: '#e5d5c3', leaf: '#8a8f74', shade: '#e6d3cd' },
  { ...day, sky: '#e2ede8', far: '#cbdcd3', near: '#a9c0b1', ground: '#d5dcc6', leaf: '#5f8273', shade: '#d3ddd2' },
  {
    ...day,
    sky: '#e9c9a8',
    sun: '#f7e7c6',
    far: '#cf9f86',
    near: '#a5716b',
    ground: '#c69c7c',
    wall: '#f6e9d8',
    shade: '#d9b996',
    leaf: '#6f6a4e',
    deep: '#3b4a3c',
  },
  {
    ...day,
    sky: '#2f2838',
    sun: '#f5ead2',
    far: '#3e3547',
    near: '#332b3c',
    ground: '#4a3f4c',
    wall: '#d8cab8',
    shade: '#a8968c',
    leaf: '#4d5f56',
    deep: '#22352f',
    accent: '#8f2f50',
    ink: '#17131b',
    pale: '#f5ead2',
  },
];

export const isNight = (colours: Palette): boolean => colours.sky === '#2f2838';

/** The visible part of the canvas, and the size of the resulting picture. */
export interface Frame {
  x: number;
  width: number;
  scale: number;
}

export const frames = {
  whole: { x: 0, width: WIDTH, scale: 1 },
  cover: { x: 66, width: 1068, scale: 1.5 },
  upright: { x: 300, width: 600, scale: 1.5 },
  square: { x: 200, width: 800, scale: 1.25 },
} as const satisfies Record<string, Frame>;

export const sizeOf = ({ width, scale }: Frame): { width: number; height: number } => ({
  width: width * scale,
  height: HEIGHT * scale,
});

export function sheet(content: string, background: string, frame: Frame = frames.whole): string {
  const { width, height } = sizeOf(frame);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${frame.x} 0 ${frame.width} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${background}"/>${content}</svg>`;
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(round)}" fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" opacity="${opacity}"/>`;

export const oval = (x: number, y: number, wide: number, high: number, fill: string, turn = 0): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(wide)}" ry="${n(high)}" fill="${fill}" transform="rotate(${n(turn)} ${n(x)} ${n(y)})"/>`;

export const shape = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;

export const line = (d: string, stroke: string, width = 3): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const ring = (x: number, y: number, radius: number, stroke: string, width = 3): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

export const turned = (content: string, degrees: number, x: number, y: number): string =>
  `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${content}</g>`;

export const moved = (content: string, x: number, y: number, scale = 1): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})">${content}</g>`;

export const range = (number: number): number[] => Array.from({ length: number }, (_, index) => index);

export const each = (number: number, draw: (index: number) => string): string => range(number).map(draw).join('');

/** An arched opening whose foot is at `y`. */
export const arch = (x: number, y: number, width: number, height: number, fill: string): string =>
  shape(
    `M${n(x)} ${n(y)}v${n(-(height - width / 2))}a${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(width)} 0v${n(height - width / 2)}z`,
    fill,
  );

const n = (value: number): number => Math.round(value * 10) / 10;
