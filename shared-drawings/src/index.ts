export { palette, isColourKey, type ColourKey } from './palette';
export { drawingTypes, drawingTypeOf, type DrawingPart, type DrawingType, type DrawingTypeEntry } from './drawing-types';
export { drawingKey, parseDrawingKey, UnknownDrawingError, type Drawing } from './drawing-key';
export { drawProduct } from './draw-product';
