/** A slide or banner: an art key with the words on it. */
export interface SeedPicture {
  title: string
  subtitle: string
  image: string
  alt: string
  url: string
}

/** Slides of the home page, first one first. */
export const seedSliders: readonly SeedPicture[] = [
  {
    title: 'Your corner, ready',
    subtitle: 'Gloves and wraps for the ten rounds that nobody watches.',
    image: 'hero-hanging-gloves',
    alt: 'A pair of crimson boxing gloves hanging by their laces over the ropes of a ring',
    url: '/product/list/gloves',
  },
  {
    title: 'Hang something heavy',
    subtitle: 'Bags from 60 to 130 lb, filled by hand and shipped ready to hang.',
    image: 'hero-heavy-bag',
    alt: 'A black heavy bag alone in a red-lit gym, a glove on the floor beside it',
    url: '/product/list/punching-bags',
  },
  {
    title: 'Woven to be gripped',
    subtitle: 'Gis for karate, judo, jiu-jitsu and taekwondo, from first class to finals.',
    image: 'hero-folded-gi',
    alt: 'A folded white gi with a black belt on a dark mat',
    url: '/product/list/gis',
  },
]

/** Banners between the rails of the home page, in order. */
export const seedBanners: readonly SeedPicture[] = [
  {
    title: 'Sparring tonight?',
    subtitle: 'Soft-faced gloves, head guards and shin guards, so that your partners come back next week.',
    image: 'banner-sparring',
    alt: 'Red boxing gloves, a black head guard and shin guards lined up on a gym floor',
    url: '/product/list/protection',
  },
  {
    title: 'From white to black',
    subtitle: 'Rank belts in lengths from 160 to 360 cm, with a chart that tells you yours.',
    image: 'banner-belts',
    alt: 'Rolled belts on a mat in the order of their ranks, white to black',
    url: '/product/list/belts',
  },
  {
    title: 'Quiet feet',
    subtitle: 'Suits, split-toe boots and hoods for weapons class and for the stage.',
    image: 'banner-ninja',
    alt: 'A ninja suit, a hood and tabi boots under one cold lamp',
    url: '/product/list/ninja-wear',
  },
  {
    title: 'Buying for a gym?',
    subtitle: 'Approved wholesale accounts save 5 to 20 percent and pay no delivery.',
    image: 'banner-club',
    alt: 'Gear for a whole club in one set of colors',
    url: '/wholesaler/signup',
  },
]

/** Pictures of the Instagram strip: a drawing key each, leading to what it shows. */
export const seedInstagrams: readonly { drawing: string; alt: string; url: string }[] = [
  {
    drawing: 'glove.lace.crimson-crimson-white.stage',
    alt: 'Crimson lace-up gloves in a dark room',
    url: '/product/list/lace-up-gloves',
  },
  { drawing: 'gi.bjj.black-brown.stage', alt: 'A black jiu-jitsu gi with a brown belt', url: '/product/list/bjj-gis' },
  { drawing: 'belt.rolled.black.stage', alt: 'A satin black belt, rolled', url: '/product/list/black-belts' },
  { drawing: 'punching-bag.heavy.brown-tan.stage', alt: 'A brown leather heavy bag', url: '/product/list/heavy-bags' },
  {
    drawing: 'rash-guard.slash.black-lime.stage',
    alt: 'A black rash guard with a lime slash',
    url: '/product/list/rash-guards',
  },
  {
    drawing: 'ninja-suit.classic.black-red.stage',
    alt: 'A black ninja suit with a red sash',
    url: '/product/list/ninja-suits',
  },
  { drawing: 'shorts.thai.red-white.stage', alt: 'Red satin Thai shorts', url: '/product/list/muay-thai-shorts' },
  { drawing: 'kick-shield.thai.black-gold.stage', alt: 'Black and gold Thai pads', url: '/product/list/thai-pads' },
]
