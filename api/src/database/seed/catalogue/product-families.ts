import { bagGloveFamilies } from './families/bag-gloves'
import { bjjGiFamilies } from './families/bjj-gis'
import { blackBeltFamilies } from './families/black-belts'
import { bottleFamilies } from './families/bottles'
import { boxingGloveFamilies } from './families/boxing-gloves'
import { gymBagFamilies } from './families/gym-bags'
import { handWrapFamilies } from './families/hand-wraps'
import { headGuardFamilies } from './families/head-guards'
import { judoGiFamilies } from './families/judo-gis'
import { karateGiFamilies } from './families/karate-gis'
import { kidsApparelFamilies } from './families/kids-apparel'
import { kidsGearFamilies } from './families/kids-gear'
import { kidsUniformFamilies } from './families/kids-uniforms'
import { mmaGloveFamilies } from './families/mma-gloves'
import { mouthGuardFamilies } from './families/mouth-guards'
import { ninjaFootwearAndHoodFamilies } from './families/ninja-footwear-and-hoods'
import { ninjaSuitFamilies } from './families/ninja-suits'
import { padFamilies } from './families/pads'
import { punchingBagFamilies } from './families/punching-bags'
import { rankBeltFamilies } from './families/rank-belts'
import { rashGuardFamilies } from './families/rash-guards'
import { shinGuardFamilies } from './families/shin-guards'
import { shirtFamilies } from './families/shirts'
import { shortsFamilies } from './families/shorts'
import { taekwondoDobokFamilies } from './families/taekwondo-doboks'
import type { ProductFamily } from './product-family'

/** The whole assortment in the order of the category tree; append within a family, since product ids follow this order. */
export const productFamilies: readonly ProductFamily[] = [
  rankBeltFamilies,
  blackBeltFamilies,
  karateGiFamilies,
  judoGiFamilies,
  bjjGiFamilies,
  taekwondoDobokFamilies,
  boxingGloveFamilies,
  bagGloveFamilies,
  mmaGloveFamilies,
  handWrapFamilies,
  rashGuardFamilies,
  shortsFamilies,
  shirtFamilies,
  headGuardFamilies,
  shinGuardFamilies,
  mouthGuardFamilies,
  punchingBagFamilies,
  padFamilies,
  ninjaSuitFamilies,
  ninjaFootwearAndHoodFamilies,
  gymBagFamilies,
  bottleFamilies,
  kidsUniformFamilies,
  kidsGearFamilies,
  kidsApparelFamilies,
].flat()
