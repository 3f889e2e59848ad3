import type { Bench } from '../bench'
import type { DrawingType } from '../drawing-types'
import type { Sketch } from '../studio'
import { belt } from './belt'
import { bottle } from './bottle'
import { gi } from './gi'
import { glove } from './glove'
import { gymBag } from './gym-bag'
import { handWrap } from './hand-wrap'
import { headgear } from './headgear'
import { hood } from './hood'
import { kickShield } from './kick-shield'
import { mmaGlove } from './mma-glove'
import { mouthGuard } from './mouth-guard'
import { ninjaSuit } from './ninja-suit'
import { pad } from './pad'
import { punchingBag } from './punching-bag'
import { rashGuard } from './rash-guard'
import { shinGuard } from './shin-guard'
import { shirt } from './shirt'
import { shorts } from './shorts'
import { tabi } from './tabi'

/** Who draws which type. */
export const sketches: Record<DrawingType, (bench: Bench) => Sketch> = {
  glove,
  'mma-glove': mmaGlove,
  belt,
  gi,
  'rash-guard': rashGuard,
  shorts,
  shirt,
  headgear,
  'shin-guard': shinGuard,
  'hand-wrap': handWrap,
  'mouth-guard': mouthGuard,
  'punching-bag': punchingBag,
  pad,
  'kick-shield': kickShield,
  'ninja-suit': ninjaSuit,
  tabi,
  hood,
  'gym-bag': gymBag,
  bottle,
}
