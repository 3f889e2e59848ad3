import type { Bench } from '../bench';
import type { DrawingType } from '../drawing-types';
import type { Sketch } from '../studio';
import { belt } from './belt';
import { gi } from './gi';
import { glove } from './glove';
import { handWrap } from './hand-wrap';
import { headgear } from './headgear';
import { mmaGlove } from './mma-glove';
import { mouthGuard } from './mouth-guard';
import { pad } from './pad';
import { punchingBag } from './punching-bag';
import { rashGuard } from './rash-guard';
import { shinGuard } from './shin-guard';
import { shirt } from './shirt';
import { shorts } from './shorts';

/** Who draws which type. */
export const sketches = { glove, belt, gi, 'mma-glove': mmaGlove, 'rash-guard': rashGuard, shorts, shirt, headgear, 'shin-guard': shinGuard, 'hand-wrap': handWrap, 'mouth-guard': mouthGuard, 'punching-bag': punchingBag, pad } as unknown as Record<DrawingType, (bench: Bench) => Sketch>;
