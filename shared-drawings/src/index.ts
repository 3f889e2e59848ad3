export { palette, isColourKey, type ColourKey } from './palette';
export { drawingTypes, drawingTypeOf, type DrawingPart, type DrawingType, type DrawingTypeEntry } from './drawing-types';
export { drawingKey, parseDrawingKey, UnknownDrawingError, type Drawing } from './drawing-key';
export { drawProduct, type DrawOptions } from './draw-product';
export { artKeys, drawArt } from './art';
export { letterFaces, type LetterFace, type Lettering } from './lettering';
