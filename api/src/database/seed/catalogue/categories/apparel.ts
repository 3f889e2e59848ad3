import type { CategoryNode } from '../category-node'

/** What is worn on the mat and around it. */
export const apparelCategory: CategoryNode = {
  slug: 'apparel',
  title: 'Fightwear',
  text: 'Rash guards, shorts and shirts, XS to 3XL. Stretch pieces should feel close when dry, since they give a little when wet; cotton pieces are preshrunk and stay as you bought them.',
  image: 'tile-rash-guards',
  children: [
    {
      slug: 'rash-guards',
      title: 'Rash Guards',
      text: 'A second skin against mat burn, with color dyed into the fiber so that it does not crack. Long sleeves for grappling, short for heat, ranked where the rules ask for it.',
      image: 'tile-rash-guards',
      children: [
        {
          slug: 'long-sleeve-rash-guards',
          title: 'Long-Sleeve Rash Guards',
          text: 'Full cover for no-gi and for wearing under a gi.',
          image: 'rash-guard.slash.black-lime',
        },
        {
          slug: 'short-sleeve-rash-guards',
          title: 'Short-Sleeve Rash Guards',
          text: 'Free arms and a quick-drying knit for warm rooms.',
          image: 'rash-guard.short.black-gold',
        },
        {
          slug: 'ranked-rash-guards',
          title: 'Ranked Rash Guards',
          text: 'Jiu-jitsu rank at sleeve and side, in shades matched to our belts.',
          image: 'rash-guard.ranked.black-purple',
        },
      ],
    },
    {
      slug: 'shorts',
      title: 'Shorts',
      text: 'Stretch ripstop for the cage, satin for the ring, compression for underneath and gi cotton for everything between.',
      image: 'tile-shorts',
      children: [
        {
          slug: 'mma-shorts',
          title: 'MMA Shorts',
          text: 'Stretch shorts with splits, a gusset and no metal.',
          image: 'shorts.fight.navy-white',
        },
        {
          slug: 'muay-thai-shorts',
          title: 'Muay Thai Shorts',
          text: 'Short, wide and bright, in satin or in mesh for hot rooms.',
          image: 'shorts.thai.red-white',
        },
        {
          slug: 'compression-shorts',
          title: 'Compression Shorts',
          text: 'Flat-seamed layers to wear alone or under fight shorts.',
          image: 'shorts.compression.black',
        },
        {
          slug: 'gi-shorts',
          title: 'Gi & Training Shorts',
          text: 'Cotton and ripstop shorts with a rope cord, cut from gi cloth.',
          image: 'shorts.gi.white-black',
        },
      ],
    },
    {
      slug: 'shirts',
      title: 'Shirts',
      text: 'T-shirts, tank tops, long sleeves and hoodies for training and for the way home. Prints are water-based and small.',
      image: 'tile-shirts',
      children: [
        {
          slug: 't-shirts',
          title: 'T-Shirts',
          text: 'Ring-spun cotton, and one technical mesh for those who sweat.',
          image: 'shirt.tee.white-red-red',
        },
        {
          slug: 'tank-tops',
          title: 'Tank Tops',
          text: 'Bare arms, from a regular cut to a racer back and a club singlet.',
          image: 'shirt.tank.black-black-red',
        },
        {
          slug: 'long-sleeve-shirts',
          title: 'Long-Sleeve Shirts',
          text: 'Warm-up shirts for the first fifteen minutes and the road before.',
          image: 'shirt.long.white-black-black',
        },
        {
          slug: 'hoodies',
          title: 'Hoodies',
          text: 'Fleece for the corner, loop-back for summer evenings.',
          image: 'shirt.hoodie.charcoal-charcoal-red',
        },
      ],
    },
  ],
}
