import type { CategoryNode } from '../category-node'

/** Belts by grade. */
export const beltsCategory: CategoryNode = {
  slug: 'belts',
  title: 'Belts',
  text: 'Rank belts from the first white to the last red, in lengths from 160 to 360 cm. Measure once around the waist over your uniform and add about 40 inches for the knot and the tails, or use the chart.',
  image: 'tile-belts',
  children: [
    {
      slug: 'rank-belts',
      title: 'Rank Belts',
      text: 'The colors on the way to black: solid, striped, and jiu-jitsu belts with a rank bar. Schools order their colors differently, so check yours before you buy ahead.',
      image: 'belt.solid.blue',
      children: [
        {
          slug: 'solid-rank-belts',
          title: 'Solid Color Belts',
          text: 'One color from end to end, in widths from a soft first belt to a two-inch judo belt.',
          image: 'belt.solid.green',
        },
        {
          slug: 'striped-rank-belts',
          title: 'Striped Belts',
          text: 'Half steps with a woven center stripe, in white, black or the color to come.',
          image: 'belt.striped.yellow-black',
        },
        {
          slug: 'bjj-belts',
          title: 'Jiu-Jitsu Belts',
          text: 'Adult belts A0 to A5 with a bar for stripes, in cotton, pearl weave and hemp.',
          image: 'belt.rank.purple-black-white',
        },
      ],
    },
    {
      slug: 'black-belts',
      title: 'Black & Master Belts',
      text: 'Belts that are worn for decades rather than terms. We weave them from dyed yarn, so wear shows as a lighter black and not as white thread.',
      image: 'belt.solid.black',
      children: [
        {
          slug: 'cotton-black-belts',
          title: 'Cotton Black Belts',
          text: 'Yarn-dyed cotton that softens and fades at the edges with its owner.',
          image: 'belt.solid.black',
        },
        {
          slug: 'satin-black-belts',
          title: 'Satin Black Belts',
          text: 'A bright face for gradings and demonstrations, over a firm cotton core.',
          image: 'belt.rolled.black',
        },
        {
          slug: 'master-belts',
          title: 'Master Belts',
          text: 'Stripes, bars and reds for the teaching grades. Who may wear them is for your school to say.',
          image: 'belt.striped.black-red',
        },
      ],
    },
  ],
}
