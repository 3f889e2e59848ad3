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
    subtitle: 'Gloves, wraps and bags for the ten rounds nobody watches.',
    image: 'hero',
    alt: 'A pair of red lace-up boxing gloves hanging in the dark corner of a ring',
    url: '/product/list/gloves',
  },
  {
    title: 'Woven to be gripped',
    subtitle: 'Gis for karate, judo, jiu-jitsu and taekwondo, from first class to finals.',
    image: 'slide-gis',
    alt: 'A white judo jacket with a black belt under a single hard light',
    url: '/product/list/gis',
  },
  {
    title: 'Quiet feet',
    subtitle: 'Suits, split-toe boots and hoods for class and stage.',
    image: 'slide-ninja',
    alt: 'A black ninja suit with a red sash, half in shadow',
    url: '/product/list/ninja-wear',
  },
]

/** Banners between the rails of the home page, in order. */
export const seedBanners: readonly SeedPicture[] = [
  {
    title: 'First pair?',
    subtitle: 'A 12 or 14 oz training glove and a 180 in wrap. That is all you need this month.',
    image: 'banner-training',
    alt: 'Training gloves beside a rolled hand wrap',
    url: '/product/list/training-gloves',
  },
  {
    title: 'Hang something heavy',
    subtitle: 'Bags of 60 to 130 lb, filled by hand and shipped ready to hang.',
    image: 'banner-bags',
    alt: 'A leather heavy bag on its chains',
    url: '/product/list/punching-bags',
  },
  {
    title: 'Small belts, big days',
    subtitle: 'Uniforms and gear that children can close by themselves.',
    image: 'banner-kids',
    alt: 'A row of rolled belts in white, yellow, orange and green',
    url: '/product/list/kids',
  },
  {
    title: 'Buying for a gym?',
    subtitle: 'Approved wholesale accounts save 5 to 20 percent and pay no delivery.',
    image: 'banner-wholesale',
    alt: 'A wall of focus mitts and kick shields in a gym',
    url: '/wholesaler/signup',
  },
  {
    title: 'In your club colors',
    subtitle: 'Color every part of a glove, belt, gi or shirt and send us the design.',
    image: 'banner-custom',
    alt: 'A boxing glove drawn in several color combinations',
    url: '/model',
  },
]

/** Pictures of the Instagram strip: drawings in the studio, each leading to what it shows. */
export const seedInstagrams: readonly { image: string; alt: string; url: string }[] = [
  {
    image: 'products/glove.lace.crimson-crimson-white.stage',
    alt: 'Crimson lace-up gloves under a ring light',
    url: '/product/list/lace-up-gloves',
  },
  {
    image: 'products/gi.bjj.black-brown.stage',
    alt: 'A black jiu-jitsu gi with a brown belt',
    url: '/product/list/bjj-gis',
  },
  { image: 'products/belt.rolled.black.stage', alt: 'A satin black belt, rolled', url: '/product/list/black-belts' },
  {
    image: 'products/punching-bag.heavy.brown-tan.stage',
    alt: 'A brown leather heavy bag',
    url: '/product/list/heavy-bags',
  },
  {
    image: 'products/rash-guard.slash.black-lime.stage',
    alt: 'A black rash guard with a lime slash',
    url: '/product/list/rash-guards',
  },
  {
    image: 'products/ninja-suit.classic.black-red.stage',
    alt: 'A black ninja suit with a red sash',
    url: '/product/list/ninja-suits',
  },
  {
    image: 'products/shorts.thai.red-white.stage',
    alt: 'Red satin Thai shorts',
    url: '/product/list/muay-thai-shorts',
  },
  {
    image: 'products/kick-shield.thai.black-gold.stage',
    alt: 'Black and gold Thai pads',
    url: '/product/list/thai-pads',
  },
]
