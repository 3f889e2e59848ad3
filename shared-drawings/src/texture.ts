import type { Bench } from './bench';
import { lightness } from './colour';

/** Surfaces that a piece may have; each is a small seamless pattern laid over its colour. */
export type Texture = 'leather' | 'weave' | 'rice' | 'knit' | 'canvas' | 'mesh' | 'ribs' | 'hook' | 'satin';

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

function pores(count: number, seed: number): string {
  const next = random(seed);
  const near = (span: number) => Math.round((next() * 2 - 1) * span);
  const mark = () => `M${Math.round(next() * 90) + 4} ${Math.round(next() * 90) + 4}q${near(3)} ${near(2)} ${near(4)} ${near(5)}`;
  return Array.from({ length: count }, mark).join('');
}

/** Tile size, then the marks as [path, stroke width]; the first is drawn dark, the second light. */
const tiles: Record<Texture, [size: number, dark: string, darkWidth: number, light: string, lightWidth: number]> = {
  leather: [98, pores(120, 7), 1.7, pores(70, 21), 1.5],
  weave: [12, 'M0 6h6M6 0v6M6 12h6M12 6v6', 1.6, 'M0 1h6M7 7h5', 1.4],
  rice: [22, 'M2 8q4 -6 9 0M13 19q4 -6 9 0', 2.4, 'M3 5q4 -4 8 0M14 16q4 -4 8 0', 2],
  knit: [8, 'M0 8l8 -8', 1, 'M4 8l4 -4M0 4l4 -4', 0.8],
  canvas: [10, 'M0 0h10M0 0v10', 1.2, 'M0 5h10M5 0v10', 1],
  mesh: [18, 'M4 4h.1M13 13h.1', 5, 'M4 7h.1M13 16h.1', 2],
  ribs: [9, 'M0 1h9', 2, 'M0 5h9', 2],
  hook: [10, 'M2 2l2 2M7 7l2 2M7 2l2 2M2 7l2 2', 1.4, 'M3 1l1 1M8 6l1 1', 1],
  satin: [60, 'M0 15h60M0 45h60', 1, 'M0 30h60', 1],
};

/** Paint (`url(#…)`) of a texture as it shows on a colour; `turn` rotates it in degrees, `scale` enlarges it. */
export function texture(bench: Bench, name: Texture, on: string, turn = 0, scale = 1): string {
  const [size, dark, darkWidth, light, lightWidth] = tiles[name];
  const value = lightness(on);
  const darkness = value > 0.72 ? 0.12 : value < 0.2 ? 0.55 : 0.26;
  const brightness = value > 0.72 ? 0.7 : value < 0.2 ? 0.11 : 0.15;
  const tone = value > 0.72 ? 'w' : value < 0.2 ? 'b' : 'm';
  const id = bench.define(`texture ${name} ${tone} ${turn} ${scale}`, (own) =>
    `<pattern id="${own}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn}) scale(${scale})"><g fill="none" stroke-linecap="round"><path d="${dark}" stroke="#000" stroke-opacity="${darkness}" stroke-width="${darkWidth}"/><path d="${light}" stroke="#fff" stroke-opacity="${brightness}" stroke-width="${lightWidth}"/></g></pattern>`);
  return `url(#${id})`;
}
