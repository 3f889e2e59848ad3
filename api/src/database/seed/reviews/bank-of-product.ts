import type { DrawingType } from '@shop/shared-drawings'
import type { SeedProduct } from '../catalogue/build-products'
import { rashGuardBank, shirtBank, shortsBank } from './apparel-phrases'
import { bottleBank, gymBagBank } from './carry-phrases'
import { kidsClothesBank, kidsGearBank, kidsOtherBank, kidsUniformBank } from './kids-phrases'
import { hoodBank, ninjaSuitBank, tabiBank, tabiSockBank } from './ninja-phrases'
import type { PhraseBank } from './phrase-bank'
import { headGuardBank, mouthGuardBank, shinGuardBank } from './protection-phrases'
import {
  gloveBank,
  handWrapBank,
  heavyBagBank,
  mittBank,
  mmaGloveBank,
  shieldBank,
  speedBagBank,
} from './striking-phrases'
import { beltBank, giBank } from './woven-phrases'

const banks: Record<DrawingType, PhraseBank> = {
  glove: gloveBank,
  'mma-glove': mmaGloveBank,
  belt: beltBank,
  gi: giBank,
  'rash-guard': rashGuardBank,
  shorts: shortsBank,
  shirt: shirtBank,
  headgear: headGuardBank,
  'shin-guard': shinGuardBank,
  'hand-wrap': handWrapBank,
  'mouth-guard': mouthGuardBank,
  'punching-bag': heavyBagBank,
  pad: mittBank,
  'kick-shield': shieldBank,
  'ninja-suit': ninjaSuitBank,
  tabi: tabiBank,
  hood: hoodBank,
  'gym-bag': gymBagBank,
  bottle: bottleBank,
}

const kidsBanks: Partial<Record<DrawingType, PhraseBank>> = {
  gi: kidsUniformBank,
  glove: kidsGearBank,
  'mma-glove': kidsGearBank,
  headgear: kidsGearBank,
  'shin-guard': kidsGearBank,
  'rash-guard': kidsClothesBank,
  shorts: kidsClothesBank,
  shirt: kidsClothesBank,
}

/** Children's products are reviewed by their parents. */
export const isForKids = ({ categorySlug }: SeedProduct): boolean => categorySlug.startsWith('kids-')

/** The sentences that suit a product. */
export function bankOf(product: SeedProduct): PhraseBank {
  const { type, design } = product.family
  if (isForKids(product)) return kidsBanks[type] ?? kidsOtherBank
  if (type === 'punching-bag' && design === 'speed') return speedBagBank
  if (type === 'tabi' && design === 'sock') return tabiSockBank
  return banks[type]
}
